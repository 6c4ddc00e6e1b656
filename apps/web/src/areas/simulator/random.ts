/** A number from 0 up to, but not including, 1; `Math.random` fits. */
export type Random = () => number;

/** Picks one of the items, each as likely as the others. */
export function pick<Item>(items: readonly [Item, ...Item[]], random: Random): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Picks a whole number from `low` to `high`, both possible. */
export function between(low: number, high: number, random: Random): number {
  return low + Math.floor(random() * (high - low + 1));
}
