import type { Log } from '../log/log.ts';
import { inRounds } from './in-rounds.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Tidies at once (resolving after that) and every hour; the answer ends it. A round that fails is logged and left to the
 * next one, so it may only remove what does no harm by staying.
 */
export async function startHourly(
  log: Log,
  what: string,
  tidy: () => Promise<void>,
): Promise<() => Promise<void>> {
  const rounds = inRounds(() =>
    tidy().catch((error: unknown) => log.warn({ err: error }, `${what} put off`)),
  );
  const timer = setInterval(() => rounds.wake(), hourMs);
  rounds.wake();
  await rounds.settled();
  return () => {
    clearInterval(timer);
    return rounds.stop();
  };
}
