import type { Locator } from 'playwright-core';
import { complaintsOf } from './watch.ts';

/** Waits until all of these are on the screen. */
export async function see(...things: Locator[]): Promise<void> {
  await Promise.all(things.map((thing) => waitFor(thing, 'visible')));
}

/** Waits until none of these is on the screen. */
export async function seeNo(...things: Locator[]): Promise<void> {
  await Promise.all(things.map((thing) => waitFor(thing, 'hidden')));
}

async function waitFor(thing: Locator, state: 'visible' | 'hidden'): Promise<void> {
  try {
    await thing.first().waitFor({ state });
  } catch (cause) {
    throw new Error(await explain(thing, state), { cause });
  }
}

/** Returns what the screen shows instead, so that a failure can be understood without running it again. */
async function explain(thing: Locator, state: string): Promise<string> {
  const page = thing.page();
  const shown = await page
    .locator('body')
    .innerText()
    .catch(() => '(no page)');
  const complaints = complaintsOf(page).join('\n') || '(no complaints)';
  return `${String(thing)} did not get ${state} at ${page.url()}\n${complaints}\nOn the screen:\n${shown.slice(0, 3000)}`;
}
