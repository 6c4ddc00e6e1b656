import type { Visit } from '../../walk/visit.ts';

/** Counts an answer that was not understood; null when it was the last one allowed. */
export function countAttempt(visit: Visit, allowed: number): number | null {
  const attempt = Number(visit.memory.attempt ?? 0) + 1;
  return attempt >= allowed ? null : attempt;
}
