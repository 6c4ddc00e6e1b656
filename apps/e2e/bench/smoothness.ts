import type { Page } from 'playwright-core';
import { percentile } from '../../server/bench/figures.ts';

/** How smooth a page was for a while, in milliseconds. */
export interface Smoothness {
  /** 95th percentile of the time between two frames. */
  frame: number;
  /** The longest time in which the page could not react; 0 when none took 50 ms. */
  longestTask: number;
}

interface Heard {
  frames: number[];
  tasks: number[];
}

/** Runs in the page: records each frame and each task of 50 ms and more (Long Tasks API). */
const listen = `
  globalThis.heard = { frames: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) heard.tasks.push(duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const tick = (now) => {
    heard.frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
`;

/**
 * Starts to watch a page. The function `during` of the result returns how long something took and how smooth the page
 * was meanwhile.
 */
export async function startWatch(page: Page) {
  await page.evaluate(listen);
  return {
    async during(act: () => Promise<void>): Promise<[number, Smoothness]> {
      await page.evaluate('heard.frames.length = heard.tasks.length = 0');
      const started = performance.now();
      await act();
      const took = performance.now() - started;
      const { frames, tasks } = await page.evaluate<Heard>(
        // The entries of the last task come a moment later.
        'new Promise((done) => setTimeout(() => requestAnimationFrame(() => done(heard)), 100))',
      );
      return [took, { frame: percentile(frames, 0.95), longestTask: Math.max(0, ...tasks) }];
    },
  };
}
