import type { Log } from '../log/log.ts';
import { inRounds } from './in-rounds.ts';

interface Pumping<Item> {
  /** For the log. */
  name: string;
  log: Log;
  mostAtOnce: number;
  /** Takes what is due from the rows in which it lies; until its lease is over nobody else does. */
  claim(most: number): Promise<Item[]>;
  /** Does one; what fails is left to the end of its lease. */
  perform(item: Item): Promise<void>;
}

/** Work that lies in rows, some of it done side by side. */
export interface Pump {
  /** Something may be due. */
  wake(): void;
  /** Takes no more; resolves when what is in hand is done. */
  stop(): Promise<void>;
}

const pollMs = 2000;

/** Starts at once, and looks by itself every two seconds. */
export function startPump<Item>({ name, log, mostAtOnce, claim, perform }: Pumping<Item>): Pump {
  const inHand = new Set<Promise<void>>();
  const rounds = inRounds(async () => {
    const claimed = await claim(mostAtOnce - inHand.size).catch((error: unknown) => {
      log.warn({ err: error }, `${name} not claimed; tried again`);
      return [];
    });
    for (const item of claimed) {
      const working = perform(item)
        .catch((error: unknown) => log.warn({ err: error }, `${name} put off`))
        .finally(() => {
          inHand.delete(working);
          wake();
        });
      inHand.add(working);
    }
  });
  const wake = () => {
    if (inHand.size < mostAtOnce) rounds.wake();
  };
  const timer = setInterval(wake, pollMs);
  wake();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      await rounds.stop();
      await Promise.all(inHand);
    },
  };
}
