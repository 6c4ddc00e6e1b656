import type { ChannelStore, StoreChange } from '../owner-parts.ts';

interface Batch {
  changes: Map<string, StoreChange>;
  done: Promise<void>;
}

/**
 * Returns a writer that gathers what is written while an earlier write commits, so that many sends at a time cost few
 * transactions. Each promise resolves once its changes are durable.
 */
export function createBatchedWrites(store: ChannelStore): (changes: readonly StoreChange[]) => Promise<void> {
  let next: Batch | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const begin = (): Batch => {
    const changes = new Map<string, StoreChange>();
    const done = last.then(() => {
      next = null;
      return store.write([...changes.values()]);
    });
    last = done.catch(() => undefined);
    return { changes, done };
  };
  return (changes) => {
    next ??= begin();
    for (const change of changes) next.changes.set(`${change.kind} ${change.id}`, change);
    return next.done;
  };
}
