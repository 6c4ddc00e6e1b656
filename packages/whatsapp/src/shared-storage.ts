import async_hooks, { AsyncLocalStorage } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';

/** What each storage holds in the running chain of calls. */
const contexts = new AsyncLocalStorage<ReadonlyMap<object, unknown>>();

/** A storage that keeps what it holds in the shared one, as far as Baileys uses it. */
class SharedStorage<Held> extends AsyncLocalStorage<Held> {
  override getStore(): Held | undefined {
    return contexts.getStore()?.get(this) as Held | undefined;
  }

  override run<Result, Args extends unknown[]>(
    held: Held,
    work: (...args: Args) => Result,
    ...args: Args
  ): Result {
    return contexts.run(new Map(contexts.getStore()).set(this, held), work, ...args);
  }
}

/**
 * Runs `open` and returns what it returns. Each AsyncLocalStorage that it makes before it returns shares a single one
 * with all others made here. Baileys makes one for each socket and never disables it (its issue 2806); before Node 24
 * every promise of the process costs more with each of them, for as long as the process lives
 * (docs/decisions/0049).
 */
export function withSharedStorage<Result>(open: () => Result): Result {
  const name = 'AsyncLocalStorage';
  const original = Object.getOwnPropertyDescriptor(async_hooks, name);
  if (!original) throw new Error('node:async_hooks has no AsyncLocalStorage');
  Object.defineProperty(async_hooks, name, { ...plain, value: SharedStorage });
  syncBuiltinESMExports();
  try {
    // In no context: otherwise a socket that is opened within another's transaction would keep that one for ever.
    return contexts.run(new Map(), open);
  } finally {
    Object.defineProperty(async_hooks, name, original);
    syncBuiltinESMExports();
  }
}

const plain = { configurable: true, enumerable: true, writable: true };
