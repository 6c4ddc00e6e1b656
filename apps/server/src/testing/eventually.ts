import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

const firstPauseMs = 5;
const growth = 1.3;
/** Every look is a call or a query: asked more often, they would take the processor from the work that is awaited. */
const maxPauseMs = 80;
/** So much of the last answer is said: where a test fails only sometimes, its report is all there is. */
const maxShown = 500;

/**
 * Waits until `look` answers something truthy (or stops throwing) and returns it; after `withinMs` it fails with the
 * last answer or error. The pauses between two looks grow.
 */
export async function eventually<Answer>(
  look: () => Answer | Promise<Answer>,
  withinMs = 60_000,
): Promise<NonNullable<Answer>> {
  const end = performance.now() + withinMs;
  let last: unknown = 'no answer yet';
  for (
    let pauseMs = firstPauseMs;
    performance.now() < end;
    pauseMs = Math.min(pauseMs * growth, maxPauseMs)
  ) {
    try {
      const answer = await look();
      if (answer) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    await pause(pauseMs);
  }
  const shown = inspect(last, { depth: 3, breakLength: Infinity }).slice(0, maxShown);
  throw new Error(`condition not met within ${withinMs} ms; last: ${shown}`, { cause: last });
}
