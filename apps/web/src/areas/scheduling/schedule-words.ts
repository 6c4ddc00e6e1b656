import { countryCode, formatPhone } from '@prosa/brazil';
import {
  holdReasons,
  limits,
  sendReasonText,
  waitReasons,
  type Repetition,
  type ScheduledMessage,
  type SendReason,
  type SendState,
} from '@prosa/contract';
import { dateOnly, dayText } from '../../lib/dates.ts';
import { plainName } from '../../ui/text/name.tsx';

/** Names of weekdays, from Sunday on. */
export const weekdayNames = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

/** Says how late a send may leave, and what happens to one that could not. */
export const latePolicy = `O que não puder sair até ${limits.schedule_max_late_hours} horas depois da hora marcada não é enviado: fica aqui, com o motivo, e um clique envia na hora.`;

const periods = {
  day: ['Todo dia', 'dias'],
  week: ['Toda semana', 'semanas'],
  month: ['Todo mês', 'meses'],
} as const;

/** Returns a repetition in words: `A cada 2 semanas (seg, sex), até 31/12/2026`. */
export function repetitionText({ every, interval, weekdays, until }: Repetition): string {
  const [single, many] = periods[every];
  const rhythm = interval === 1 ? single : `A cada ${interval} ${many}`;
  const days =
    every === 'week' && weekdays.length ? ` (${weekdays.map((day) => weekdayNames[day]).join(', ')})` : '';
  return `${rhythm}${days}${until === null ? '' : `, até ${dayText(until)}`}`;
}

/** Returns who receives it: the contact's name, or the phone. */
export function receiverName({ contact, to }: Pick<ScheduledMessage, 'contact' | 'to'>): string {
  return plainName(contact?.name ?? '').trim() || formatPhone(to) || 'Sem nome';
}

/** Returns the text as the table shows it, and 'Fluxo' for a flow (specification section 9). */
export function contentText({ type, message }: Pick<ScheduledMessage, 'type' | 'message'>): string {
  if (type === 'flow') return 'Fluxo';
  const max = limits.schedule_shown_chars;
  return message.length > max ? `${message.slice(0, max).trimEnd()}…` : message;
}

const reasonText = (reason: SendReason | null) => (reason === null ? '' : sendReasonText(reason));

const leftNames: Partial<Record<SendState, string>> = {
  handed: 'Saindo',
  delivered: 'Entregue',
  read: 'Lido',
  replied: 'Respondido',
};

/** How a schedule is doing, in words. */
export interface StateWords {
  tone: 'scheduled' | 'waiting' | 'sent' | 'failure';
  name: string;
  /** Why, or what stands in the way. */
  reason: string;
}

/** Returns in words how a schedule is doing. */
export function stateWords(schedule: ScheduledMessage): StateWords {
  const { status, send } = schedule;
  if (status === 'error') return { tone: 'failure', name: 'Não enviado', reason: reasonText(send.reason) };
  if (status === 'sent') return { tone: 'sent', name: leftNames[send.state] ?? 'Enviado', reason: '' };
  return scheduledWords(schedule);
}

const offline = `O número está desconectado. O envio sai quando ele voltar, até ${limits.schedule_max_late_hours} horas depois da hora marcada.`;

/** Returns whether the last occurrence of one that goes on repeating was not sent. */
export function isMissed({ status, last }: Pick<ScheduledMessage, 'status' | 'last'>): boolean {
  return status === 'scheduled' && (last?.state === 'skipped' || last?.state === 'failed');
}

function scheduledWords({ status, held, is_connected, waits, last }: ScheduledMessage): StateWords {
  if (held) return { tone: 'failure', name: 'Parado', reason: holdReasons[held] };
  if (!is_connected) return { tone: 'waiting', name: 'Agendado', reason: offline };
  if (waits) return { tone: 'waiting', name: 'Agendado', reason: waitReasons[waits] };
  const reason =
    last && isMissed({ status, last })
      ? `O de ${dateOnly(last.at)} não saiu. ${reasonText(last.reason)}`
      : '';
  return { tone: 'scheduled', name: 'Agendado', reason };
}

/** Returns a phone as the dialog's two fields have it: the country, and the rest. */
export function splitPhone(to: string): { country: string; phone: string } {
  const isBrazilian = to.startsWith(countryCode) && (to.length === 12 || to.length === 13);
  if (isBrazilian) return { country: countryCode, phone: to.slice(countryCode.length) };
  const [code = ''] = formatPhone(to).slice(1).split(' ');
  return to ? { country: code, phone: to.slice(code.length) } : { country: countryCode, phone: '' };
}
