import type { Runtime } from '../runtime.ts';
import { inRounds } from './in-rounds.ts';

/** Work that is kept in rows, some of it done side by side. */
export interface PumpDefinition<Item extends Claimed = Claimed> {
  /** For the log. */
  name: string;
  maxAtOnce: number;
  /** The most of one company, so that there is room for the others. */
  maxOfCompany: number;
  /** The signal that something may be due; without one, due work is found by polling. */
  topic?: string;
  /** How often it looks by itself; every two seconds if not given. */
  pollMs?: number;
  open(runtime: Runtime): PumpWork<Item>;
}

interface Claimed {
  account_id: string;
}

/** A pump's work in one process. */
export interface PumpWork<Item> {
  /** Claims due rows; until its lease ends nobody else takes a claimed row. */
  claim(room: Room): Promise<Item[]>;
  /** Does one item; a failed one is left until its lease ends. */
  perform(item: Item): Promise<void>;
}

/** What a pump has room for. */
export interface Room {
  max: number;
  maxOfCompany: number;
  /** How many items of each company are in hand. */
  inHand: ReadonlyMap<string, number>;
}

const usualPollMs = 2000;

/**
 * Starts at once, and polls; the returned function claims no more and waits for what is in hand.
 */
export function startPump<Item extends Claimed>(
  runtime: Runtime,
  { name, maxAtOnce, maxOfCompany, topic, pollMs = usualPollMs, open }: PumpDefinition<Item>,
): () => Promise<void> {
  const { log, signals } = runtime;
  const { claim, perform } = open(runtime);
  const working = new Map<Promise<void>, string>();
  const room = (): Room => {
    const inHand = new Map<string, number>();
    for (const account_id of working.values()) inHand.set(account_id, (inHand.get(account_id) ?? 0) + 1);
    return { max: maxAtOnce - working.size, maxOfCompany, inHand };
  };
  const rounds = inRounds(async () => {
    const claimed = await claim(room()).catch((error: unknown) => {
      log.warn({ err: error }, `${name} not claimed; tried again`);
      return [];
    });
    for (const item of claimed) {
      const work = perform(item)
        .catch((error: unknown) => log.warn({ err: error }, `${name} put off`))
        .finally(() => {
          working.delete(work);
          wake();
        });
      working.set(work, item.account_id);
    }
  });
  const wake = () => {
    if (working.size < maxAtOnce) rounds.wake();
  };
  const timer = setInterval(wake, pollMs);
  const unsubscribe = topic === undefined ? undefined : signals.subscribe(topic, wake);
  wake();
  return async () => {
    unsubscribe?.();
    clearInterval(timer);
    await rounds.stop();
    await Promise.all(working.keys());
  };
}
