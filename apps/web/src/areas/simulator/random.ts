/** A number from 0 up to, but not including, 1; `Math.random` fits. */
export type Random = () => number;

/** Returns one of the items, each equally likely. */
export function pick<Item>(items: readonly [Item, ...Item[]], random: Random): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Returns a whole number from `low` to `high`, both included. */
export function between(low: number, high: number, random: Random): number {
  return low + Math.floor(random() * (high - low + 1));
}
