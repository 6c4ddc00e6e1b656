import { createHash } from 'node:crypto';
import type { SourceKey } from '../source.ts';

/** Returns the id of a source's send with this key: the same each time, so that planning twice is planning once. */
export function sendId({ kind, id }: SourceKey, key: string): string {
  const hash = createHash('sha256').update(`${kind} ${id} ${key}`).digest('hex');
  // A UUID of version 8, whose other bits are the maker's.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** Returns the id of a send's message on the network: the same on every try, and another one when it is sent again. */
export function messageIdOf({ id, attempt }: { id: string; attempt: number }): string {
  const hash = createHash('sha256').update(`send ${id} ${attempt}`).digest('hex');
  return `${hash.slice(0, 28).toUpperCase()}PS`;
}
