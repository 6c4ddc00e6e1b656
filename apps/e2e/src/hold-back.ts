import type { Page } from 'playwright-core';

/** Keeps what a page asks of an address waiting, where it says so, until the answered function is called. */
export async function holdBack(page: Page, address: string, says = ''): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if ((route.request().postData() ?? '').includes(says)) await held;
    await route.continue();
  });
  return release;
}
