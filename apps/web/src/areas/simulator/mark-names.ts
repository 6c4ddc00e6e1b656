import type { MessageMark } from '@prosa/contract';

const names: Record<MessageMark, string> = {
  forwarded: 'encaminhada',
  forwarded_often: 'encaminhada com frequência',
  view_once: 'visualização única',
  choice: 'resposta de botão',
  buttons: 'botões',
  list: 'lista',
  poll: 'enquete',
  order: 'pedido',
  undecryptable: 'ainda sem conteúdo para a empresa',
  unsupported: 'de um tipo que a empresa não vê',
};

/** Returns how a message was sent, in words. */
export function markNames(marks: readonly MessageMark[]): string {
  return marks.map((mark) => names[mark]).join(', ');
}
