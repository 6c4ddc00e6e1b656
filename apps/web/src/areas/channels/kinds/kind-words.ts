import type { ChannelCapabilities } from '@prosa/contract';

/** Returns in one sentence how a kind of number is connected and what is special about it. */
export function kindSummary(can: ChannelCapabilities): string {
  if (can.simulated) return 'Para experimentar: o celular é simulado na tela, e nada chega ao WhatsApp.';
  const login = can.logins.includes('keys')
    ? 'Para um número cadastrado na Meta: conecta com as chaves de lá.'
    : 'Para o WhatsApp que já está no celular: conecta lendo um QR code, e o celular continua funcionando.';
  return [login, ...extras(can)].join(' ');
}

function extras({ templates, window_hours, choices }: ChannelCapabilities): string[] {
  const menus = choices
    ? 'Menus aparecem como botões e listas.'
    : 'Menus saem como texto, com opções numeradas.';
  if (window_hours === null) return [menus];
  const answer = `Responde livremente até ${window_hours} horas depois da última mensagem do cliente`;
  return [`${answer}${templates ? '; depois disso, só com modelos aprovados' : ''}.`, menus];
}

/** What a client that WhatsApp does not approve of risks, for the owner to read once. */
export const risks = [
  'Esta conexão não é oficial. O WhatsApp não a aprova e pode restringir ou bloquear o número, sem aviso e até para sempre.',
  'O que mais causa bloqueio é escrever para quem nunca falou com a empresa. Use este tipo para responder a quem escreve.',
  'Para campanhas e avisos em massa, use um número da API oficial da Meta.',
  'O celular precisa entrar na internet de tempos em tempos: parado por cerca de 14 dias, ele desconecta o número.',
] as const;
