import type { Chip } from '@prosa/contract';
import { clockTime, dateOnly, isSameDay } from '../../lib/dates.ts';
import { isolatedName } from '../../ui/text/name.tsx';

/** The fields of a number that say how it is connected. */
export type ChipState = Pick<Chip, 'status' | 'status_reason' | 'status_since' | 'status_by' | 'qrcode'>;

/**
 * Where the sentence is shown: on the number's own card, elsewhere to a person who may connect it, or to an agent who
 * may not.
 */
export type Place = 'card' | 'elsewhere' | 'agent';

const names: Record<Chip['status'], string> = {
  new: 'Desconectado',
  close: 'Desconectado',
  connecting: 'Conectando',
  open: 'Conectado',
};

/** Returns 'Conectado', 'Conectando' or 'Desconectado' (specification section 4). */
export function statusName(status: Chip['status']): string {
  return names[status];
}

/** Returns why the number is not connected and since when, or what it waits for; null when it is connected. */
export function whyOff(chip: ChipState, now: Date): string | null {
  if (chip.status === 'open') return null;
  if (chip.status_reason === 'driver_missing')
    return 'Este servidor não tem como conectar este número ao WhatsApp.';
  if (chip.qrcode) return 'Esperando a leitura do QR code.';
  const at = timeOf(chip.status_since, now);
  switch (chip.status_reason) {
    case 'requested':
      return `Desconectado ${chip.status_by ? `por ${isolatedName(chip.status_by)}` : 'por alguém da equipe'}${at}.`;
    case 'logged_out':
      return `O celular desconectou este número${at}.`;
    case 'banned':
      return `O WhatsApp bloqueou este número${at}.`;
    case 'restricted':
      return `O WhatsApp restringiu este número por um tempo${at}.`;
    case 'replaced':
      return `Este número foi conectado em outro lugar${at}.`;
    case 'qr_expired':
      return `O QR code expirou${at} sem ser lido.`;
    case 'connection_lost':
      return `A conexão caiu${at}. Tentando de novo…`;
    case 'unstable':
      return `A conexão caiu${at} e está instável. Nova tentativa em alguns minutos.`;
    default:
      return chip.status === 'connecting' ? 'Abrindo a conexão…' : 'Este número nunca foi conectado.';
  }
}

/** Returns what brings the number back; null when nobody needs to do anything. */
export function whatToDo(chip: ChipState, place: Place): string | null {
  if (chip.status === 'open') return null;
  if (chip.status_reason === 'driver_missing')
    return place === 'agent' ? 'Avise um gerente.' : 'Fale com o suporte.';
  if (chip.status === 'connecting' && !(chip.qrcode && place !== 'card')) return null;
  if (place === 'agent') return 'Peça a um gerente que conecte o número.';
  if (chip.qrcode) return 'Leia o QR code em Números.';
  const again = chip.status === 'new' ? 'Conecte' : 'Conecte de novo';
  const where = place === 'card' ? 'Toque em Conectar' : again;
  switch (chip.status_reason) {
    case 'requested':
    case 'replaced':
      return place === 'card' ? `${where} para voltar.` : `${where} em Números.`;
    case 'banned':
      return `Peça a revisão no aplicativo do WhatsApp. Depois, ${inside(where)}${place === 'card' ? '' : ' em Números'}.`;
    case 'restricted':
      return `O aplicativo do WhatsApp diz até quando. Depois, ${inside(where)}${place === 'card' ? '' : ' em Números'}.`;
    default:
      return place === 'card' ? `${where} e leia o QR code.` : `${where} pelo QR code em Números.`;
  }
}

function inside(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function timeOf(since: string | null, now: Date): string {
  if (since === null) return '';
  return `${isSameDay(since, now) ? '' : ` em ${dateOnly(since)}`} às ${clockTime(since)}`;
}
