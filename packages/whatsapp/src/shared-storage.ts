import async_hooks, { AsyncLocalStorage } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';

const name = 'AsyncLocalStorage';
const plain = { configurable: true, enumerable: true, writable: true };

/** Returns a function like `withSharedStorage`, whose storages share one of their own. */
export function shareStorage(): <Result>(open: () => Result) => Result {
  const contexts = createContexts();

  /** A storage that keeps what it holds in the shared one, as far as Baileys uses it. */
  class SharedStorage<Held> extends AsyncLocalStorage<Held> {
    override getStore(): Held | undefined {
      return contexts.get()?.get(this) as Held | undefined;
    }

    override run<Result, Args extends unknown[]>(
      held: Held,
      work: (...args: Args) => Result,
      ...args: Args
    ): Result {
      return contexts.run(new Map(contexts.get()).set(this, held), () => work(...args));
    }
  }

  return (open) => {
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
  };
}

/**
 * Runs `open` and returns what it returns. Each AsyncLocalStorage that it makes before it returns shares a single one
 * with all others made here. Baileys makes one for each socket and never disables it (its issue 2806); before Node 24
 * every promise of the process costs more with each of them, for as long as the process lives
 * (docs/decisions/0049).
 */
export const withSharedStorage = shareStorage();

type Context = ReadonlyMap<object, unknown>;

/**
 * Keeps what each storage holds in the running chain of calls. It is switched on only while some work runs: before
 * Node 24, one that is on makes every promise of the process dearer, also of those that never speak to WhatsApp.
 */
function createContexts() {
  const storage = new AsyncLocalStorage<Context>();
  let running = 0;
  const leave = () => {
    running -= 1;
    if (running === 0) storage.disable();
  };
  return {
    get: () => storage.getStore(),
    run<Result>(context: Context, work: () => Result): Result {
      running += 1;
      let result: Result | undefined;
      try {
        return (result = storage.run(context, work));
      } finally {
        if (result instanceof Promise) void result.then(leave, leave);
        else leave();
      }
    },
  };
}
