/**
 * The machine for which our promises of time are made: it commits this many of the smallest transactions a second.
 */
const reference = 2000;

/** A promise of time, converted to this machine. */
export interface Promised {
  /** In milliseconds. */
  within: number;
  /** As it is printed. */
  words: string;
}

/** Turns a promise in milliseconds on the reference machine into one for this machine. */
export type PromiseOfTime = (milliseconds: number) => Promised;

/**
 * Returns a function that converts promises. A machine with half the limit of the reference may take twice as long; a
 * faster one has to keep the promise unchanged. So a figure says something about Prosa, not about other users of the
 * machine.
 */
export function promisesFor(limit: number): PromiseOfTime {
  const slowness = Math.max(1, reference / limit);
  return (milliseconds) => {
    const within = milliseconds * slowness;
    const here = slowness > 1 ? ` (${within.toFixed(0)} ms here)` : '';
    return { within, words: `${milliseconds} ms${here}` };
  };
}
