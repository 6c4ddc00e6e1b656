import type { Page } from 'playwright-core';

/**
 * Counts a person's clicks and keys on a page: presses of the pointer, and keys except those that write text into a
 * field and those that are only held. Must be called before the page loads what is counted.
 */
export async function countActs(page: Page) {
  let count = 0;
  await page.exposeFunction('noteAct', () => (count += 1));
  await page.addInitScript(listen);
  await page.reload();
  return {
    /** Does a task and returns how many clicks and keys it took. */
    async of(task: () => Promise<void>): Promise<number> {
      const before = count;
      await task();
      // Calls from the page come in order, so this one comes after the last act.
      await page.evaluate('window.noteAct()');
      count -= 1;
      return count - before;
    },
  };
}

const listen = `(() => {
  const held = ['Shift', 'Control', 'Alt', 'Meta'];
  const writes = ({ key, ctrlKey, altKey, metaKey, target }) =>
    key.length === 1 && !ctrlKey && !altKey && !metaKey && target.matches('input, textarea');
  // Not on the window, where Playwright takes back a press whose target moved at the last moment, and presses again.
  document.addEventListener('pointerdown', () => window.noteAct(), true);
  document.addEventListener('keydown', (event) => {
    if (!held.includes(event.key) && !writes(event)) window.noteAct();
  }, true);
})()`;
