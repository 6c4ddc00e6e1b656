import type { NumberHealth } from '@prosa/contract';
import { clockTime, dateTime, isSameDay } from '../../../lib/dates.ts';

/** Returns the share of the last week's chats that were answered, in words. */
export function answerRate({ begun_week, answered_week }: NumberHealth): string {
  if (begun_week === 0) return 'sem conversas novas em 7 dias';
  const percent = Math.round((100 * answered_week) / begun_week);
  return `${percent}% (${answered_week} de ${begun_week} em 7 dias)`;
}

/** Returns the chats begun today, with how many there may be. */
export function begunToday({ begun_today, warm_up }: NumberHealth): string {
  return warm_up ? `${begun_today} de ${warm_up.max_chats}` : String(begun_today);
}

/** Returns what WhatsApp says about chats that the number begins. */
export function networkWord({ network }: NumberHealth, now: Date): string {
  const { held, until, quota } = network;
  const left = quota && `${quota.used} de ${quota.limit} conversas novas usadas`;
  if (!held) return left ?? 'sem restrição informada';
  const end = until && new Date(until) > now ? ` até ${moment(until, now)}` : '';
  return [`não deixa começar conversas${end}`, left].filter(Boolean).join('; ');
}

/** Returns a moment as short as it stays clear, or a dash. */
export function moment(instant: string | null, now: Date): string {
  if (instant === null) return '–';
  return isSameDay(instant, now) ? clockTime(instant) : dateTime(instant);
}
