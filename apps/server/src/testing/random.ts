import { randomInt } from 'node:crypto';

/** Numbers that look random and are the same for the same seed. */
export interface Random {
  seed: number;
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from `from` up to and including `to`. */
  between(from: number, to: number): number;
}

/** Returns a random source from TEST_SEED or a new seed. Prints the seed, so that a failure can be repeated. */
export function seededRandom(name: string): Random {
  const seed = Number(process.env.TEST_SEED ?? randomInt(1, 2 ** 31));
  process.stdout.write(`${name}: TEST_SEED=${seed}\n`);
  let state = seed;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { seed, next, between: (from, to) => from + Math.floor(next() * (to - from + 1)) };
}
