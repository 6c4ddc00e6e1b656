import { realWait } from '@prosa/whatsapp';

/** Lets one loop sleep until somebody rings or the time is over. A ring while the loop is awake is kept. */
export interface Bell {
  ring(): void;
  /** Sleeps at most `ms` milliseconds; without `ms`, until rung. */
  wait(ms?: number): Promise<void>;
}

const forever = 2 ** 31 - 1;

/** Creates a bell that nobody has rung. */
export function createBell(): Bell {
  let rung = false;
  let sleeper: AbortController | null = null;
  return {
    ring() {
      rung = true;
      sleeper?.abort();
    },
    async wait(ms = forever) {
      if (!rung) {
        sleeper = new AbortController();
        await realWait(ms, sleeper.signal);
        sleeper = null;
      }
      rung = false;
    },
  };
}
