/** What a clock on a wall of a zone shows. */
export interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
}

/** Returns the clock of a zone at a moment; a zone that does not exist is taken for Brasília's. */
export function localTime(at: number, zone: string): LocalTime {
  const shifted = new Date(at + offsetAt(at, zone));
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    weekday: shifted.getUTCDay() || 7,
  };
}

/**
 * Returns the moment at which a zone's clock shows a local date and time, as epoch ms: "2026-12-24",
 * "2026-12-24T18:00". Null where the text is no date. An hour that a change of the clock skips is the one after it.
 */
export function momentOf(local: string, zone: string): number | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?/.exec(local);
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (!isDate({ year, month, day }) || hour > 23 || minute > 59) return null;
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  const [first = shown, last = shown] = [shown - day24, shown + day24]
    .map((near) => shown - offsetAt(near, zone))
    .toSorted((one, other) => one - other);
  return first + offsetAt(first, zone) === shown ? first : last;
}

/** Returns whether a year has such a day. */
export function isDate({ year, month, day }: { year: number; month: number; day: number }): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Formats the date of a clock: "2026-12-24". */
export function dateText({ year, month, day }: Pick<LocalTime, 'year' | 'month' | 'day'>): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Formats the time of a clock: "18:05". */
export function timeText({ hour, minute }: Pick<LocalTime, 'hour' | 'minute'>): string {
  return `${two(hour)}:${two(minute)}`;
}

/** Formats a moment for people: "24/12/2026 às 18:05". */
export function momentForPeople(at: number, zone: string): string {
  const clock = localTime(at, zone);
  return `${two(clock.day)}/${two(clock.month)}/${String(clock.year)} às ${timeText(clock)}`;
}

/** Returns whether there is a time zone of this name. */
export function isTimeZone(zone: string): boolean {
  return clockOf(zone) !== null;
}

const two = (value: number) => String(value).padStart(2, '0');
const fallbackZone = 'America/Sao_Paulo';
const quarter = 900_000;
const day24 = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat | null>();
const offsets = new Map<string, number>();

/** What a zone is ahead of UTC, in ms. Asked of Intl once a quarter of an hour: that is as fine as zones change. */
function offsetAt(at: number, zone: string): number {
  const moment = Number.isFinite(at) && Math.abs(at) < 8e15 ? Math.floor(at / quarter) * quarter : 0;
  const key = `${zone}@${String(moment)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const clock = clockOf(zone) ?? clockOf(fallbackZone);
  const parts = Object.fromEntries(
    (clock?.formatToParts(moment) ?? []).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - moment;
  if (offsets.size >= 5000) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = openClock(zone);
  if (clocks.size >= 500) clocks.clear();
  clocks.set(zone, clock);
  return clock;
}

function openClock(zone: string): Intl.DateTimeFormat | null {
  if (!/^[\w+/-]{1,60}$/.test(zone)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
}
