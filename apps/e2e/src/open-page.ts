import type { Browser, Page } from 'playwright-core';
import { watch } from './watch.ts';

/** How somebody looks at the product. */
export interface Look {
  viewport?: 'wide' | 'phone';
  scheme?: 'light' | 'dark';
}

interface Visit extends Look {
  url: string;
  /** The person whose session the browser holds; null for a visitor. */
  person: { token: string } | null;
  path: string;
}

/** Windows of a desk and of a phone, in CSS pixels. */
export const viewports = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Opens a browser context for one person, at a path, already signed in and past the changelog. */
export async function openPage(browser: Browser, visit: Visit): Promise<Page> {
  const { url, person, path, viewport = 'wide', scheme = 'light' } = visit;
  const stored = { 'prosa.seen_version': '"1.0"', ...(person ? { 'prosa.token': person.token } : {}) };
  const context = await browser.newContext({
    baseURL: url,
    viewport: viewports[viewport],
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  // Playwright's stored state would first open a page of its own, which takes half a second for each window.
  await context.addInitScript((entries) => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('story.told') !== null) return;
    localStorage.setItem('story.told', 'yes');
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(stored));
  // Generous for a busy machine; it costs no time when things come sooner.
  context.setDefaultTimeout(40_000);
  const page = await context.newPage();
  watch(page);
  await page.goto(path);
  return page;
}
