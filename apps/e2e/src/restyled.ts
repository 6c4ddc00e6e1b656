import type { Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Returns the largest number of elements that the browser styled at one time while `act` ran. */
export async function restyledAtOnce(page: Page, act: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await act();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();
  const counts = events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount);
  return Math.max(...counts.map((count) => count ?? 0));
}
