import type { Duration } from '@prosa/contract';

const units = { seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;

/** Returns a length of time in ms. */
export function lengthOf({ amount, unit }: Duration): number {
  return amount * units[unit];
}

/** Returns when a wait of this length that begins now is over; null is never. */
export function deadline(now: number, length: Duration | null): number | null {
  return length === null ? null : now + lengthOf(length);
}
