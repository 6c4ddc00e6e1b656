import type { Page } from 'playwright-core';

const complaints = new WeakMap<Page, string[]>();

/** Records what a page complains about: console errors and warnings, exceptions, failed requests. */
export function watch(page: Page): void {
  const list: string[] = [];
  complaints.set(page, list);
  page.on('pageerror', (error) => list.push(`exception: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    list.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page was left, or the app no longer wanted the answer.
    if (reason !== 'net::ERR_ABORTED') list.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) list.push(`answer: ${response.status()} ${response.url()}`);
  });
}

/** Returns what a page complained about so far, except what the story itself broke. Every story ends with none. */
export function complaintsOf(page: Page, { except }: { except?: RegExp } = {}): string[] {
  return (complaints.get(page) ?? []).filter((complaint) => !except?.test(complaint));
}
