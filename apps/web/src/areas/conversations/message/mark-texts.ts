import type { MessageMark } from '@prosa/contract';

/** Marks that stand for a content that is not shown, in the order in which they count. */
const missing = {
  undecryptable: {
    short: 'Aguardando mensagem…',
    long: 'Aguardando mensagem… O WhatsApp ainda não entregou o conteúdo. Peça para reenviar se não chegar.',
  },
  unsupported: {
    short: 'Mensagem não mostrada aqui',
    long: 'Mensagem de um tipo que o Prosa ainda não mostra. Veja no celular.',
  },
} as const;

const captions: Record<Exclude<MessageMark, keyof typeof missing>, string> = {
  forwarded: 'Encaminhada',
  forwarded_often: 'Encaminhada com frequência',
  view_once: 'Visualização única',
  choice: 'Resposta de botão',
  buttons: 'Botões',
  list: 'Lista',
  poll: 'Enquete',
  order: 'Pedido',
};

/** Returns what is said in place of a content that is not here or not shown; null where it is. */
export function missingContent(marks: readonly MessageMark[]): { short: string; long: string } | null {
  if (marks.includes('undecryptable')) return missing.undecryptable;
  return marks.includes('unsupported') ? missing.unsupported : null;
}

/** Returns what is said above a message about how it was sent, in one line; empty for most. */
export function markCaption(marks: readonly MessageMark[]): string {
  const shown = marks.includes('forwarded_often') ? marks.filter((mark) => mark !== 'forwarded') : marks;
  return shown
    .flatMap((mark) => (mark === 'undecryptable' || mark === 'unsupported' ? [] : [captions[mark]]))
    .join(' · ');
}
