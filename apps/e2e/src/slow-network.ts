import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Answers that take their time. */
export interface SlowNetwork {
  /** How many requests are on their way. */
  waiting(): number;
}

/** Lets everything that a page asks for from now on, code too, wait as long as `delay` says, in milliseconds. */
export async function slowDown(page: Page, delay: () => number): Promise<SlowNetwork> {
  let waiting = 0;
  await page.route(/\/(api|assets)\//, async (route) => {
    waiting += 1;
    await pause(delay());
    const request = route.request();
    const end = () => (waiting -= 1);
    // The page may have left in the meantime.
    await route
      .continue()
      .then(() => request.response())
      .then(end, end);
  });
  return { waiting: () => waiting };
}
