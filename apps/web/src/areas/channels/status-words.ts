import type { Chip } from '@prosa/contract';
import { clockTime, dateOnly, isSameDay } from '../../lib/dates.ts';
import { causeSentence, whatBringsBack, type Place } from './cause-words.ts';

/** The fields of a number that say how it is connected. */
export type ChipState = Pick<
  Chip,
  | 'status'
  | 'status_reason'
  | 'status_since'
  | 'status_by'
  | 'status_code'
  | 'status_until'
  | 'phone'
  | 'silent_since'
  | 'qrcode'
  | 'pairing_code'
> & { capabilities: Pick<Chip['capabilities'], 'logins'> };

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
  if (chip.status_reason !== 'driver_missing') {
    if (chip.qrcode) return 'Esperando a leitura do QR code.';
    if (chip.pairing_code) return 'Esperando o código ser digitado no celular.';
  }
  if (chip.status_reason)
    return causeSentence(chip.status_reason, {
      at: chip.status_since && momentOf(chip.status_since, now),
      until: chip.status_until && pointOf(chip.status_until, now),
      code: chip.status_code,
      by: chip.status_by,
      isUnpaired: chip.phone === null,
      isRetried: chip.status === 'connecting',
    });
  return chip.status === 'connecting' ? 'Abrindo a conexão…' : 'Este número nunca foi conectado.';
}

/** Returns what brings the number back; null when nobody needs to do anything. */
export function whatToDo(chip: ChipState, place: Place): string | null {
  if (chip.status === 'open') return null;
  if (chip.status_reason === 'driver_missing')
    return place === 'agent' ? 'Avise um gerente.' : 'Fale com o suporte.';
  const isWaiting = chip.qrcode !== null || chip.pairing_code !== null;
  if (chip.status === 'connecting' && !(isWaiting && place !== 'card')) return null;
  if (place === 'agent') return 'Peça a um gerente que conecte o número.';
  if (chip.qrcode) return 'Leia o QR code em Números.';
  if (chip.pairing_code) return 'O código está em Números.';
  return whatBringsBack(chip.status_reason, {
    place,
    isUnpaired: chip.phone === null,
    withKeys: chip.capabilities.logins.includes('keys'),
    hasEnd: chip.status_until !== null,
  });
}

/** Returns a warning for a connected number from which nothing comes any more; null while it lives. */
export function silenceWarning(chip: Pick<Chip, 'status' | 'silent_since'>, now: Date): string | null {
  if (chip.status !== 'open' || chip.silent_since === null) return null;
  return `Nenhum sinal do WhatsApp desde ${pointOf(chip.silent_since, now)}. Se não voltar em alguns minutos, desconecte e conecte de novo.`;
}

/** Returns the time, with the day unless it is today: 'às 14:32', 'em 20/11/2026 às 09:05'. */
export function momentOf(instant: string, now: Date): string {
  return `${isSameDay(instant, now) ? '' : `em ${dateOnly(instant)} `}às ${clockTime(instant)}`;
}

/** Returns the time as it stands after 'desde' and 'até': 'as 14:32', '20/11/2026 às 09:05'. */
export function pointOf(instant: string, now: Date): string {
  return isSameDay(instant, now)
    ? `as ${clockTime(instant)}`
    : `${dateOnly(instant)} às ${clockTime(instant)}`;
}
