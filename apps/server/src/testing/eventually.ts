import { setTimeout as pause } from 'node:timers/promises';

const stepMs = 15;

/**
 * Waits until `look` answers something truthy (or stops throwing) and returns it; after `withinMs` it fails with the
 * last answer or error.
 */
export async function eventually<Answer>(
  look: () => Answer | Promise<Answer>,
  withinMs = 60_000,
): Promise<NonNullable<Answer>> {
  const end = performance.now() + withinMs;
  let last: unknown = 'no answer yet';
  while (performance.now() < end) {
    try {
      const answer = await look();
      if (answer) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    await pause(stepMs);
  }
  throw new Error(`condition not met within ${withinMs} ms`, { cause: last });
}
