import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { calls } from '@prosa/contract';
import { startBenchServer, type BenchServer } from '../../server/bench/bench-server.ts';
import { ms, percentile, printFigures, type Figure } from '../../server/bench/figures.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/postgres/embedded-postgres.ts';
import { drawing, node, says } from '../../server/src/testing/flow-drawings.ts';
import { launchBrowser } from '../src/browser.ts';
import { openPage } from '../src/open-page.ts';

const sizes = { small: 12, large: 300 };
const turns = 15;
const letters = 30;
const maxRatio = 1.25;

/** An editor in which somebody types into the panel of one step. */
interface Typing {
  page: Page;
  session: CDPSession;
  /** Milliseconds of script for a letter, one for each turn. */
  samples: number[];
}

/** Measures what a letter costs that is typed in the panel of a step, in a large flow and in a small one. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'prosa-bench-editor-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: createLog('error') });
  const server = await startBenchServer(postgres.connection);
  const browser = await launchBrowser();
  try {
    const open = async (steps: number) =>
      startTyping(
        await openPage(browser, {
          url: server.url,
          person: server.company.owner,
          path: `/flows/${await drawFlow(server, steps)}`,
        }),
      );
    const [small, large] = [await open(sizes.small), await open(sizes.large)];
    // In turns, and the first one warms up: what others use of the machine changes from second to second.
    for (let turn = 0; turn <= turns; turn += 1)
      for (const typing of turn % 2 ? [small, large] : [large, small]) await type(typing, turn > 0);
    printFigures([figureOf(small.samples, large.samples)]);
  } finally {
    await browser.close();
    await server.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function figureOf(small: readonly number[], large: readonly number[]): Figure {
  const [ofSmall, ofLarge] = [percentile(small, 0.5), percentile(large, 0.5)];
  const ratio = ofLarge / ofSmall;
  return {
    name: `a letter typed in a panel, flow of ${sizes.small} steps / of ${sizes.large}`,
    value: `${ms(ofSmall)} / ${ms(ofLarge)}`,
    target: `${ratio.toFixed(2)} times (at most ${maxRatio})`,
    met: ratio <= maxRatio,
  };
}

/** Saves a chain of so many steps, in rows of twenty; returns its id. */
async function drawFlow({ company }: BenchServer, steps: number): Promise<string> {
  const place = (index: number) => ({ x: (index % 20) * 320, y: Math.floor(index / 20) * 220 });
  const messages = Array.from({ length: steps - 2 }, (_, index) => ({
    ...says(`m${index}`, `Passo ${index} para {contato.nome}`, {
      next: index === steps - 3 ? 'end' : `m${index + 1}`,
    }),
    label: `Passo ${index}.`,
    position: place(index + 1),
  }));
  const document = drawing(...messages, { ...node('end'), position: place(steps) });
  const { owner } = company;
  return (await owner.call(calls.saveFlow, { name: `${steps} passos`, document, revision: 0 }))._id;
}

async function startTyping(page: Page): Promise<Typing> {
  await page.locator('.react-flow__node').filter({ hasText: 'Passo 1.' }).click();
  await field(page).click();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session, samples: [] };
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Texto', exact: true });

/** Types some letters without a pause, and takes them away again. */
async function type({ page, session, samples }: Typing, counts: boolean): Promise<void> {
  await page.bringToFront();
  await field(page).press('End');
  const before = await scriptOf(session);
  await page.keyboard.type('x'.repeat(letters), { delay: 40 });
  const after = await scriptOf(session);
  if (counts) samples.push((after - before) / letters);
  await field(page).fill('Oi');
  await page.getByText('Rascunho salvo').waitFor();
}

/** Returns the milliseconds of script that the page ran so far. */
async function scriptOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}

await main();
