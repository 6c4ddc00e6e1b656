import type { SendingSettings } from '@prosa/contract';

const two = (value: number) => String(value).padStart(2, '0');

/** Writes a minute of the day as a time: "08:30". */
export function timeOf(minute: number): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Reads a time as a minute of the day; null while it is incomplete. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Says which hours are meant, also where they reach over midnight. */
export function hoursText({
  from_minute,
  until_minute,
}: Pick<SendingSettings, 'from_minute' | 'until_minute'>): string {
  if (from_minute === until_minute) return 'Horas iguais: o dia todo, nos dias escolhidos.';
  const hours = `das ${timeOf(from_minute)} às ${timeOf(until_minute)}`;
  return from_minute < until_minute
    ? `Envia ${hours}, no fuso horário da empresa.`
    : `Envia ${hours} do dia seguinte, a partir de cada dia escolhido, no fuso horário da empresa.`;
}
