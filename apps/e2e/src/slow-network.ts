import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** A network with delayed answers. */
export interface SlowNetwork {
  /** Returns how many requests are on their way. */
  waiting(): number;
}

/** Delays every request of a page from now on, code too, by as many milliseconds as `delay` returns. */
export async function slowDown(page: Page, delay: () => number): Promise<SlowNetwork> {
  let waiting = 0;
  await page.route(/\/(api|assets)\//, async (route) => {
    waiting += 1;
    await pause(delay());
    const request = route.request();
    const end = () => (waiting -= 1);
    // The page may have been closed in the meantime.
    await route
      .continue()
      .then(() => request.response())
      .then(end, end);
  });
  return { waiting: () => waiting };
}
