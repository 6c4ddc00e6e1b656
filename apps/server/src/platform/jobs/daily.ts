import type { Log } from '../log/log.ts';
import { inRounds } from './in-rounds.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Tidies at once, without the start waiting for it, and every day; the answer ends it. A round that fails is logged and
 * left to the next one; `signal` tells it that the process is about to end.
 */
export function startDaily(
  log: Log,
  what: string,
  tidy: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const ending = new AbortController();
  const rounds = inRounds(() =>
    tidy(ending.signal).catch((error: unknown) => log.warn({ err: error }, `${what} put off`)),
  );
  const timer = setInterval(() => rounds.wake(), dayMs);
  rounds.wake();
  return () => {
    clearInterval(timer);
    ending.abort();
    return rounds.stop();
  };
}
