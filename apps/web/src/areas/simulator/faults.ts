import type { SimulatedFault } from '@prosa/contract';

/** A possible fault in words, and the number that can be set for it. */
export interface FaultWords {
  kind: Exclude<SimulatedFault['kind'], 'none'>;
  name: string;
  text: string;
  amount?: { label: string; initial: number; max: number };
}

export const faults: readonly FaultWords[] = [
  {
    kind: 'drop',
    name: 'Queda de conexão',
    text: 'O número perde a internet e volta sozinho depois.',
    amount: { label: 'Segundos', initial: 10, max: 3600 },
  },
  {
    kind: 'logout',
    name: 'Desconectado no celular',
    text: 'O dono do celular remove o Prosa dos dispositivos conectados. É preciso ler um novo QR code.',
  },
  {
    kind: 'banned',
    name: 'Número bloqueado',
    text: 'O WhatsApp bloqueia o número. Ele não conecta até as falhas serem encerradas.',
  },
  {
    kind: 'restricted',
    name: 'Número restrito',
    text: 'O WhatsApp restringe o número por um tempo. Ele não conecta até as falhas serem encerradas.',
  },
  {
    kind: 'send-error',
    name: 'Envio recusado',
    text: 'As próximas mensagens da empresa são recusadas.',
    amount: { label: 'Mensagens', initial: 1, max: 1000 },
  },
  {
    kind: 'send-timeout',
    name: 'Resposta perdida',
    text: 'As próximas mensagens chegam ao cliente, mas a confirmação se perde no caminho.',
    amount: { label: 'Mensagens', initial: 1, max: 1000 },
  },
  {
    kind: 'slow',
    name: 'Rede lenta',
    text: 'Cada envio da empresa demora mais.',
    amount: { label: 'Segundos', initial: 3, max: 60 },
  },
  {
    kind: 'unregistered',
    name: 'Cliente sem WhatsApp',
    text: 'O telefone do cliente que está na tela deixa de existir na rede.',
  },
  {
    kind: 'new-chats-held',
    name: 'Conversas novas seguradas',
    text: 'O WhatsApp recusa mensagens a quem nunca escreveu para o número (erro 463). Respostas continuam saindo.',
    amount: { label: 'Segundos', initial: 60, max: 86_400 },
  },
  {
    kind: 'quota',
    name: 'Cota de conversas novas',
    text: 'O WhatsApp avisa que o número já começou todas as conversas que podia.',
    amount: { label: 'Conversas', initial: 50, max: 10_000 },
  },
  {
    kind: 'postponed',
    name: 'Envio adiado',
    text: 'O WhatsApp pede uma pausa: nada sai do número até ela acabar.',
    amount: { label: 'Segundos', initial: 15, max: 3600 },
  },
];

/** Returns the fault as the simulator takes it: seconds become milliseconds, and the phone is the customer's. */
export function faultOf(
  kind: SimulatedFault['kind'],
  { amount, phone }: { amount: number; phone: string },
): SimulatedFault {
  switch (kind) {
    case 'drop':
    case 'slow':
    case 'new-chats-held':
    case 'postponed':
      return { kind, ms: amount * 1000 };
    case 'send-error':
    case 'send-timeout':
      return { kind, count: amount };
    case 'quota':
      return { kind, used: amount, limit: amount };
    case 'unregistered':
      return { kind, phone };
    default:
      return { kind };
  }
}
