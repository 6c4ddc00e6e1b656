import type { Chip } from '@prosa/contract';
import { isolatedName } from '../../ui/text/name.tsx';

export type Reason = NonNullable<Chip['status_reason']>;

/**
 * Where the sentence is shown: on the number's own card, elsewhere to a person who may connect it, or to an agent who
 * may not.
 */
export type Place = 'card' | 'elsewhere' | 'agent';

/** What is known of the end of a connection; null where it is not. */
interface Cause {
  /** 'às 14:32', 'em 20/11/2026 às 09:05'. */
  at: string | null;
  /** 'as 14:32', '20/11/2026 às 09:05'. */
  until: string | null;
  /** The network's own code. */
  code: number | null;
  /** The person who disconnected it. */
  by: string | null;
  /** It has no phone yet: what ended was the wait for one. */
  isUnpaired: boolean;
  /** It is being tried again. */
  isRetried: boolean;
}

const sentences: Record<Reason, (cause: Cause) => string> = {
  requested: ({ by, isUnpaired }) =>
    `${isUnpaired ? 'Conexão cancelada' : 'Desconectado'} por ${by ? isolatedName(by) : 'alguém da equipe'}`,
  logged_out: () => 'O celular desconectou este número',
  banned: () => 'O WhatsApp bloqueou este número',
  restricted: ({ until }) => `O WhatsApp restringiu este número${until ? '' : ' por um tempo'}`,
  replaced: () => 'Este número foi conectado em outro lugar',
  outdated: () => 'O WhatsApp recusou a versão deste programa',
  multi_device_off: () => 'O celular não aceita dispositivos conectados',
  keys_refused: () => 'A Meta recusou as chaves deste número',
  qr_expired: () => 'O código para conectar expirou sem ser usado',
  connection_lost: () => 'A conexão caiu',
  no_answer: () => 'O WhatsApp parou de responder',
  service_unavailable: () => 'O WhatsApp não está aceitando conexões',
  bad_session: () => 'O WhatsApp encerrou a conexão com um erro',
  unstable: ({ isRetried }) =>
    isRetried ? 'A conexão está caindo sem parar' : 'A conexão caiu vezes demais, e paramos de tentar',
  driver_missing: () => 'Este servidor não tem como conectar este número ao WhatsApp',
};

/** Returns why a connection ended, when, with the network's code and until when it refuses the number. */
export function causeSentence(reason: Reason, cause: Cause): string {
  const { at, until, code, isRetried } = cause;
  const when = reason === 'driver_missing' || !at ? '' : ` ${at}`;
  const end = until ? `, até ${until}` : '';
  const sentence = `${sentences[reason](cause)}${when}${end}${code === null ? '' : ` (código ${code})`}.`;
  if (!isRetried || reason === 'driver_missing') return sentence;
  return `${sentence} ${reason === 'unstable' ? 'Nova tentativa em alguns minutos.' : 'Tentando de novo…'}`;
}

interface Situation {
  place: 'card' | 'elsewhere';
  /** It has no phone yet: it was never connected. */
  isUnpaired: boolean;
  /** It is connected by keys in place of a QR code. */
  withKeys: boolean;
  /** Until when the network refuses it is known. */
  hasEnd: boolean;
}

/** Returns what a person who may connect the number has to do, by why it is off. */
export function whatBringsBack(reason: Reason | null, situation: Situation): string {
  const { place, isUnpaired, withKeys, hasEnd } = situation;
  const isCard = place === 'card';
  const again = isUnpaired ? 'Conecte' : 'Conecte de novo';
  const connect = isCard ? 'Toque em Conectar' : again;
  const later = `${lower(connect)}${isCard ? '' : ' em Números'}.`;
  const login = withKeys ? 'informe as chaves' : 'leia o QR code';
  const pair = isCard ? `${connect} e ${login}.` : `${connect} ${withKeys ? '' : 'pelo QR code '}em Números.`;
  switch (reason) {
    case 'requested':
    case 'replaced':
      if (isUnpaired) return pair;
      return isCard ? `${connect} para voltar.` : `${connect} em Números.`;
    case 'banned':
      return `Peça a revisão no aplicativo do WhatsApp. Depois, ${later}`;
    case 'restricted':
      return `${hasEnd ? 'Espere até lá.' : 'O aplicativo do WhatsApp diz até quando.'} Depois, ${later}`;
    case 'outdated':
      return 'Fale com o suporte: o servidor precisa ser atualizado.';
    case 'multi_device_off':
      return `Atualize o WhatsApp do celular. Depois, ${later}`;
    case 'keys_refused':
      return `Confira as chaves na Meta. Depois, ${later}`;
    case 'unstable':
    case 'connection_lost':
    case 'no_answer':
    case 'service_unavailable':
    case 'bad_session':
      return `Confira se o WhatsApp funciona no celular. Depois, ${later}`;
    default:
      return pair;
  }
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
