import type { Duration } from '@prosa/contract';

const weekday = ['', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'];
const units = {
  seconds: ['segundo', 'segundos'],
  minutes: ['minuto', 'minutos'],
  hours: ['hora', 'horas'],
  days: ['dia', 'dias'],
} as const;

/** Writes "10 minutos". */
export function durationText({ amount, unit }: Duration): string {
  return `${amount} ${units[unit][amount === 1 ? 0 : 1]}`;
}

/** Writes "Por até 10 minutos". */
export function deadlineText(timeout: Duration | null): string {
  return timeout ? `Por até ${durationText(timeout)}` : 'Sem prazo';
}

/** Writes "seg–sex", "sáb, dom". */
export function dayNames(days: readonly number[]): string {
  const sorted = days.toSorted((one, other) => one - other);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return 'nenhum dia';
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${weekday[first]}–${weekday[last]}`;
  return sorted.map((day) => weekday[day]).join(', ');
}

/** Writes the parts that say anything in a row. */
export function listText(parts: readonly string[]): string {
  return parts.filter((part) => part.trim()).join(' · ');
}
