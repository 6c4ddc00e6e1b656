import type { Page } from 'playwright-core';

/**
 * Holds back a page's requests to an address, those whose body contains `says`, until the returned function is called.
 */
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
