/** Repeatable randomness: the same seed gives the same demo workspace everywhere. */
export interface Chance {
  /** Returns a whole number from 0 to `end` - 1. */
  below(end: number): number;
  /** Returns true with the probability `share` (0 to 1). */
  happens(share: number): boolean;
  /** Returns one item of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item;
}

/** Creates Mulberry32, a 32-bit generator; good enough for inventing dialogues, never for secrets. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(share() * end);
  return {
    below,
    happens: (probability) => share() < probability,
    pick(list) {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
