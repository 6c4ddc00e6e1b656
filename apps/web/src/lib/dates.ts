import dayjs from 'dayjs';

type Instant = string | Date;

/** Returns `14:05`, in the browser's time zone like all of these. */
export function clockTime(instant: Instant): string {
  return dayjs(instant).format('HH:mm');
}

/** Returns `21/11/2026 14:05`. */
export function dateTime(instant: Instant): string {
  return dayjs(instant).format('DD/MM/YYYY HH:mm');
}

/** Returns `21/11/2026`. */
export function dateOnly(instant: Instant): string {
  return dayjs(instant).format('DD/MM/YYYY');
}

/** Returns the calendar day, such as `2026-11-21`. */
export function dayOf(instant: Instant): string {
  return dayjs(instant).format('YYYY-MM-DD');
}

/** Returns the moment some days before, at the same time of day. */
export function daysBefore(instant: Instant, days: number): Date {
  return dayjs(instant).subtract(days, 'day').toDate();
}

/** Returns `21/11/2026` for a calendar day such as `2026-11-21`, whatever the browser's time zone. */
export function dayText(day: string): string {
  return dateOnly(`${day}T12:00:00`);
}

/** Returns `21 de novembro de 2026` for a calendar day. */
export function longDay(day: string): string {
  return inWords(`${day}T12:00:00`, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Returns `21/11` for a calendar day, where there is little room. */
export function shortDay(day: string): string {
  return dayText(day).slice(0, 5);
}

/** Returns `novembro de 2026` for a month such as `2026-11`. */
export function longMonth(month: string): string {
  return inWords(`${month}-15T12:00:00`, { month: 'long', year: 'numeric' });
}

/** Returns `nov/26` for a month, where there is little room. */
export function shortMonth(month: string): string {
  const middle = `${month}-15T12:00:00`;
  return `${inWords(middle, { month: 'short' })}/${dayjs(middle).format('YY')}`;
}

/** Returns the day separator of a thread: `Hoje`, `Ontem`, `quinta-feira`, `12 de março`, `12 de março de 2025`. */
export function dayLabel(instant: Instant, now: Date): string {
  const day = dayjs(instant);
  const days = daysBetween(day, now);
  if (days === 0) return 'Hoje';
  if (days === 1) return 'Ontem';
  if (days > 1 && days < 7) return inWords(instant, { weekday: 'long' });
  const year = day.isSame(now, 'year') ? undefined : 'numeric';
  return inWords(instant, { day: 'numeric', month: 'long', year });
}

/** Returns the time of a list row, as short as it stays clear: `14:05`, `Ontem`, `qui`, `12/03`, `12/03/25`. */
export function listTime(instant: Instant, now: Date): string {
  const day = dayjs(instant);
  const days = daysBetween(day, now);
  if (days <= 0) return day.format('HH:mm');
  if (days === 1) return 'Ontem';
  if (days < 7) return inWords(instant, { weekday: 'short' });
  return day.isSame(now, 'year') ? day.format('DD/MM') : day.format('DD/MM/YY');
}

/** Returns how long something has been going on: `agora`, `12 min`, `3 h`, `2 d`. */
export function elapsed(since: Instant, now: Date): string {
  const minutes = Math.max(0, dayjs(now).diff(since, 'minute'));
  if (minutes < 1) return 'agora';
  if (minutes < 60) return `${minutes} min`;
  return minutes < 1440 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`;
}

/** Returns whether two moments fall on the same calendar day. */
export function isSameDay(one: Instant, other: Instant): boolean {
  const [day, otherDay] = [new Date(one), new Date(other)];
  return (
    day.getDate() === otherDay.getDate() &&
    day.getMonth() === otherDay.getMonth() &&
    day.getFullYear() === otherDay.getFullYear()
  );
}

/** Names days and months as the browser does in Portuguese, short ones without their dot. */
function inWords(instant: Instant, parts: Intl.DateTimeFormatOptions): string {
  return new Date(instant).toLocaleDateString('pt-BR', parts).replace('.', '');
}

function daysBetween(day: dayjs.Dayjs, now: Date): number {
  return dayjs(now).startOf('day').diff(day.startOf('day'), 'day');
}
