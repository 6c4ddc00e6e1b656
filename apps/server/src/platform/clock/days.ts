const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the calendar day of a moment in a time zone, `2026-11-21`, with daylight saving time taken into account.
 */
export function dayOf(moment: Date, time_zone: string): string {
  const known = formats.get(time_zone);
  // 'en-CA' writes year, month, day.
  const format =
    known ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: time_zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  if (!known) formats.set(time_zone, format);
  return format.format(moment);
}

/** Returns a function that writes moments as people in a time zone read them: `21/11/2026 18:26`. */
export function momentWriter(time_zone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('pt-BR', {
    timeZone: time_zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (moment) => format.format(moment).replace(',', '');
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the day `count` days later; earlier when negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Counts the days from one to the other, both included. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** Lists every day from one to the other, both included. */
export function daysFrom(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) }, (_, count) => addDays(from, count));
}

/** Returns whether a text is a calendar day written `2026-11-21`. No day before 1900 is: databases know no year 0. */
export function isDay(text: string): boolean {
  return (
    /^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text) &&
    new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
  );
}
