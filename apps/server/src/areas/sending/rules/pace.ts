import type { SendingSettings } from '@prosa/contract';

/** How fast a number may send what nobody typed. */
export interface Pace {
  /** The shortest time between two sends, whatever their sources ask for. */
  minGapSeconds: number;
  maxPerHour: number;
  maxPerDay: number;
  /** How many it hands over in one turn: where there are no intervals, several cost little more than one. */
  maxInTurn: number;
  /** How many sends may wait in its outbox: what is there can hardly be called back. */
  maxQueued: number;
  /** To how many that have not written the same text may go in a row. */
  maxSameTexts: number;
}

/**
 * What a number of an unofficial client may send from which age on, in days. WhatsApp publishes no limit; these stay
 * below what products of the field found to be safe. How many chats it may begin is ruled apart, by the warm-up.
 */
const ages = [
  { age: 0, maxPerHour: 30, maxPerDay: 150 },
  { age: 4, maxPerHour: 60, maxPerDay: 300 },
  { age: 8, maxPerHour: 90, maxPerDay: 500 },
  { age: 15, maxPerHour: 120, maxPerDay: 800 },
  { age: 31, maxPerHour: 150, maxPerDay: 1500 },
] as const;

/** The highest of these caps. */
export const highestOwnCap = 1500;

/** A pause is up to this share longer than the shortest one, because people do not write at even intervals. */
export const maxSpread = 0.5;

interface Number {
  unofficial: boolean;
  /** In days. */
  age: number;
}

/** Returns the pace of a number; what the company has set replaces the caps. */
export function paceOf(
  { unofficial, age }: Number,
  { max_per_hour, max_per_day }: Pick<SendingSettings, 'max_per_hour' | 'max_per_day'>,
): Pace {
  const own = unofficial ? (ages.findLast((one) => age >= one.age) ?? ages[0]) : null;
  return {
    minGapSeconds: unofficial ? 5 : 0,
    maxPerHour: max_per_hour ?? own?.maxPerHour ?? Infinity,
    maxPerDay: max_per_day ?? own?.maxPerDay ?? Infinity,
    maxInTurn: unofficial ? 1 : 20,
    maxQueued: unofficial ? 2 : 60,
    maxSameTexts: unofficial ? 30 : Infinity,
  };
}
