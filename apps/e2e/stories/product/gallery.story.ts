import type { Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { launchBrowser } from '../../src/browser.ts';
import { openPage } from '../../src/open-page.ts';
import { complaintsOf } from '../../src/watch.ts';

const root = new URL('../../../web/', import.meta.url).pathname;

let vite: ViteDevServer;
let browser: Browser;

beforeAll(async () => {
  vite = await createServer({
    root,
    logLevel: 'error',
    server: { port: 0, hmr: false, proxy: {} },
    optimizeDeps: { entries: ['gallery.html'] },
  });
  [browser] = await Promise.all([launchBrowser(), vite.listen()]);
});
afterAll(async () => {
  await browser.close();
  await vite.close();
});

test('every component of the gallery is accessible in both schemes, and so is a dialog', async () => {
  const url = vite.resolvedUrls?.local[0] ?? '';
  const page = await openPage(browser, { url, person: null, path: '/gallery.html' });
  const ask = page.getByRole('button', { name: 'Apagar tudo' });
  await expectAccessibleInEveryLook(page, ask);
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Apagar tudo?' });
  await dialog.getByRole('button', { name: 'Cancelar' }).waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, ['color-contrast']);
  expect(complaintsOf(page)).toEqual([]);
});
