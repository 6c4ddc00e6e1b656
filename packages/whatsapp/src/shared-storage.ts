import async_hooks, { AsyncLocalStorage } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';

/** What each storage holds in the running chain of calls. */
const contexts = new AsyncLocalStorage<ReadonlyMap<object, unknown>>();
let running = 0;

/**
 * Runs `work` in this context. While none runs, the storage is disabled: before Node 24 every promise of the process
 * is marked for as long as one is enabled.
 */
function runIn<Result>(context: ReadonlyMap<object, unknown>, work: () => Result): Result {
  running += 1;
  let result: Result;
  try {
    result = contexts.run(context, work);
  } catch (error) {
    leave();
    throw error;
  }
  if (result instanceof Promise) result.then(leave, leave);
  else leave();
  return result;
}

function leave(): void {
  running -= 1;
  if (running === 0) contexts.disable();
}

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
    return runIn(new Map(contexts.getStore()).set(this, held), () => work(...args));
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
    return runIn(new Map(), open);
  } finally {
    Object.defineProperty(async_hooks, name, original);
    syncBuiltinESMExports();
  }
}

const plain = { configurable: true, enumerable: true, writable: true };
