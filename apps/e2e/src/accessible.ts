import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Half-way colours are nobody's fault: ends when every animation that has an end is over. */
const stillness = `Promise.allSettled(
  document.getAnimations()
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
    .map((one) => one.finished),
)`;

/** Fails with a list when what is on the screen breaks WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(stillness);
  await page.evaluate(await source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary}`),
  );
  if (found.length > 0) throw new Error(`${page.url()} is not accessible:\n${found.join('\n')}`);
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate<number>(
    'document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth',
  );
  if (excess > 0) throw new Error(`${page.url()} is ${excess} px wider than the window`);
}
