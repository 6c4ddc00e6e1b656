import type { Runtime } from '../runtime.ts';
import { inRounds } from './in-rounds.ts';

/** Work that comes up again and again. */
export interface Periodic {
  /** For the log. */
  name: string;
  everyMs: number;
  /**
   * Runs one round. A failed round is logged and left to the next, so a round may only do what can wait without harm;
   * `signal` is aborted when the process is about to end.
   */
  run(runtime: Runtime, signal: AbortSignal): Promise<void>;
}

export const minuteMs = 60 * 1000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Runs the work at once, without delaying the start, and then every `everyMs`; the returned function ends it. */
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
