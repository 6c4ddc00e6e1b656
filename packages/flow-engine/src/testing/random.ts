/** Chance from a seed (mulberry32): the same seed, the same choices. */
export interface Random {
  /** From 0 up to 1. */
  next: () => number;
  /** A whole number from 0 up to, but not with, the limit. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  chance: (probability: number) => boolean;
  /** Up to `most` things made one by one. */
  some: <Item>(most: number, make: (place: number) => Item) => Item[];
}

/** Creates a source of random choices. */
export function createRandom(seed: number): Random {
  let at = seed >>> 0;
  const next = () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    chance: (probability) => next() < probability,
    some: (most, make) => Array.from({ length: below(most + 1) }, (_, place) => make(place)),
  };
}
