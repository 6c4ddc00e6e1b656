import { totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/**
 * How Node runs the server. Nearly nothing of what a call allocates outlives it, so there is much room for what is new:
 * it is cleaned up seldom, and what a call still uses then is copied seldom. V8 must not learn where to allocate old
 * objects either: it learns that while the process starts, and then keeps what calls allocate until the next full
 * collection (docs/performance.md).
 */
export const nodeOptions = [
  `--min-semi-space-size=${roomForNew()}`,
  `--max-semi-space-size=${roomForNew()}`,
  '--no-allocation-site-pretenuring',
];

/** Returns the megabytes of each half of the room for new objects: a power of two from 16 to 128, by the machine. */
function roomForNew() {
  const part = totalmem() / megabyte / 128;
  return Math.min(128, Math.max(16, 2 ** Math.floor(Math.log2(part))));
}
