import type { Runtime } from '../runtime.ts';
import { inRounds } from './in-rounds.ts';

/** Work that comes up again and again. */
export interface Periodic {
  /** For the log. */
  name: string;
  everyMs: number;
  /**
   * One round. One that fails is logged and left to the next, so it may only put off what does no harm by waiting;
   * `signal` tells it that the process is about to end.
   */
  run(runtime: Runtime, signal: AbortSignal): Promise<void>;
}

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/** Works at once, without the start waiting for it, and then every `everyMs`; the answer ends it. */
export function startPeriodic(runtime: Runtime, { name, everyMs, run }: Periodic): () => Promise<void> {
  const ending = new AbortController();
  const rounds = inRounds(async () => {
    try {
      await run(runtime, ending.signal);
    } catch (error) {
      runtime.log.warn({ err: error }, `${name} put off`);
    }
  });
  const timer = setInterval(() => rounds.wake(), everyMs);
  rounds.wake();
  return () => {
    clearInterval(timer);
    ending.abort();
    return rounds.stop();
  };
}
