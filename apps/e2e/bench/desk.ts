import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { calls } from '@prosa/contract';
import { fillBase, type Base } from '../../server/bench/base.ts';
import { startBenchServer, type BenchServer } from '../../server/bench/bench-server.ts';
import { ms, percentile, printFigures, type Figure } from '../../server/bench/figures.ts';
import { startCallers } from '../../server/bench/http.ts';
import { measureLimit } from '../../server/bench/limit.ts';
import { promisesFor, type PromiseOfTime } from '../../server/bench/promise.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/postgres/embedded-postgres.ts';
import { namedId } from '../../server/src/testing/named-id.ts';
import { eventually } from '../../server/src/testing/eventually.ts';
import { launchBrowser } from '../src/browser.ts';
import { deskOf } from '../src/desk.ts';
import { openPage } from '../src/open-page.ts';
import { see } from '../src/see.ts';
import { startWatch, type Smoothness } from './smoothness.ts';

/** Number of conversations in progress, and of messages in the longest one. */
const size = { conversations: 10_000, messages: 100_000 };
const longest = namedId('conversation-1');
const pages = { history: 40, list: 12 };
const switches = 150;

/** Measures the desk in a browser, with many conversations and a long one. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'prosa-bench-desk-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: createLog('error') });
  const server = await startBenchServer(postgres.connection);
  const browser = await launchBrowser();
  try {
    const base = await fill(server, postgres.connection);
    const promise = promisesFor(await measureLimit(postgres.connection, base, 5));
    await lengthen(server, postgres.connection);
    const visit = { url: server.url, person: server.company.owner, path: '/atendimento' };
    const figures = await threadFigures(server, promise);
    const page = await openPage(browser, visit);
    figures.push(...(await browserFigures(page, promise)));
    printFigures(figures);
  } finally {
    await browser.close();
    await server.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(server: BenchServer, connection: pg.ClientConfig): Promise<Base> {
  process.stdout.write(`desk: ${size.conversations} conversations, ${size.messages} messages in one …\n`);
  const client = new pg.Client(connection);
  await client.connect();
  const { account_id, department: department_id } = server.company;
  const all = { contacts: size.conversations, messages: size.conversations * 5 };
  const base = await fillBase(client, {
    account_id,
    channel_id: server.channel_id,
    department_id,
    size: all,
  });
  await client.end();
  return base;
}

/**
 * Makes one conversation long and the first of the list, gives each contact its own name, and vacuums, because
 * measuring the limit changed many rows.
 */
async function lengthen({ company, channel_id }: BenchServer, connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `insert into messages (account_id, id, conversation_id, channel_id, position, message_id, platform_message_id,
        origin, type, message, status, created)
      select $1, md5('long-' || p)::uuid, $2, $3, p, 'l' || p, 'l' || p, (array['customer', 'user'])[1 + p % 2], 'text',
        'Mensagem ' || p || repeat(' do pedido', p % 12), 3, now() - ($4 - p) * interval '20 seconds'
      from generate_series(6, $4) p`,
    [company.account_id, longest, channel_id, size.messages],
  );
  await client.query('update conversations set last_position = $2, last_activity = now() where id = $1', [
    longest,
    size.messages,
  ]);
  await client.query(`update contacts set name = 'Cliente ' || id where account_id = $1`, [
    company.account_id,
  ]);
  await client.query('vacuum (analyze) messages, conversations, contacts');
  await client.end();
}

/** Returns how long the server takes for the end of the long conversation, and for a place deep in it. */
async function threadFigures({ url, company }: BenchServer, promise: PromiseOfTime): Promise<Figure[]> {
  const callers = startCallers();
  const asked = [
    { name: 'last 25 of 100 000 messages', inputs: [{}] },
    {
      name: '25 messages deep in 100 000',
      inputs: Array.from({ length: 100 }, (_, index) => ({ before: 1 + ((index * 7919) % size.messages) })),
    },
  ];
  const figures: Figure[] = [];
  for (const { name, inputs } of asked) {
    const samples = await callers.measure({
      url,
      token: company.owner.token,
      path: calls.getMessages.path,
      inputs: inputs.map((input) => ({ conversation_id: longest, ...input })),
      clients: 1,
      count: 800,
    });
    const p99 = percentile(samples, 0.99);
    const { within, words } = promise(10);
    figures.push({ name, value: ms(p99), target: `p99 under ${words}`, met: p99 < within });
  }
  callers.close();
  return figures;
}

async function browserFigures(page: Page, promise: PromiseOfTime): Promise<Figure[]> {
  const { within, words } = promise(100);
  const judged = ({ longestTask }: Smoothness) => ({
    target: `no task over ${words}; the longest took ${ms(longestTask)}`,
    met: longestTask <= within,
  });
  const desk = deskOf(page);
  await see(desk.list.getByRole('link').first());
  // The first opened conversation loads the code of all.
  await desk.list.getByRole('link').nth(1).click();
  await see(desk.composer);
  const watch = await startWatch(page);
  const [openedIn, opening] = await watch.during(async () => {
    await desk.list.getByRole('link').first().click();
    await see(desk.bubble(`Mensagem ${size.messages}`));
  });
  const [, history] = await watch.during(() => readHistory(page));
  for (let loaded = 0; loaded < pages.list; loaded += 1) await loadMore(page);
  const [took, switching] = await watch.during(() => switchAround(page));
  return [
    { name: 'opening it in a browser', value: ms(openedIn), ...judged(opening) },
    {
      name: `scrolling its history, ${pages.history * 25} messages`,
      value: `${ms(history.frame)} a frame`,
      ...judged(history),
    },
    {
      name: `switching between ${size.conversations} conversations`,
      value: `${ms(took / switches)} each, ${ms(switching.frame)} a frame`,
      ...judged(switching),
    },
  ];
}

/** Scrolls up as a person does, until `pages.history` times 25 more messages are loaded. */
async function readHistory(page: Page): Promise<void> {
  await deskOf(page).thread.hover();
  for (let loaded = 0; loaded < pages.history; loaded += 1) {
    // Counted inside the page: finding a region by its role would walk through all that is rendered, at the page's
    // cost.
    const before = await page.evaluate(() => document.querySelectorAll('[data-scroller] ol').length);
    await page.mouse.wheel(0, -20_000);
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-scroller] ol').length > count,
      before,
    );
  }
}

/** Loads one more page of the list; a press while the previous page is on its way would not count. */
async function loadMore(page: Page): Promise<void> {
  const height = () => deskOf(page).list.evaluate((list) => list.clientHeight);
  const before = await height();
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await eventually(async () => (await height()) > before);
}

/** Goes from one conversation to the next by keyboard, each shown before the next one. */
async function switchAround(page: Page): Promise<void> {
  for (let done = 0; done < switches; done += 1) {
    const before = await page.evaluate(
      () => document.querySelector('[role=region][aria-label^="Conversa com"]')?.ariaLabel,
    );
    await page.keyboard.press('Alt+j');
    await page.waitForFunction((label) => {
      const shown = document.querySelector('[role=region][aria-label^="Conversa com"]');
      return shown?.ariaLabel !== label && shown?.querySelector('li[data-message]');
    }, before);
  }
}

await main();
