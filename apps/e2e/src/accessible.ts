import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { viewports } from './open-page.ts';
import { see } from './see.ts';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Content that is being replaced is dimmed until the answer comes. */
const dimmed = '[aria-busy="true"]';

/** Colours in the middle of an animation do not count: resolves once every animation that ends has ended. */
const stillness = `Promise.allSettled(
  document.getAnimations()
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
    .map((one) => one.finished),
)`;

/** Throws a list of what breaks WCAG 2.2 AA on the screen, or one of the given rules. */
export async function expectAccessible(page: Page, runOnly: readonly string[] = rules): Promise<void> {
  await expect.poll(() => page.locator(dimmed).count()).toBe(0);
  await page.evaluate(stillness);
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(await source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(runOnly)}, resultTypes: ['violations'] })`,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`${page.url()} is not accessible:\n${found.join('\n')}`);
}

/**
 * Checks the page in the window of a phone and of a desk, and its dark colours, each time once `shown` is on it. A
 * scheme changes only colours and a window only the layout, so the dark scheme is checked for colours alone, in one
 * window.
 */
export async function expectAccessibleInEveryLook(page: Page, shown: Locator): Promise<void> {
  for (const viewport of [viewports.phone, viewports.wide]) {
    await page.setViewportSize(viewport);
    await see(shown);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await see(shown);
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Throws when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate<number>(
    'document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth',
  );
  if (excess > 0) throw new Error(`${page.url()} is ${excess} px wider than the window`);
}
