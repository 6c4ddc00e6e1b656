import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';
import { connectionUrl } from '../../testing/server-process.ts';
import { headsOf } from './pump/read-heads.ts';
import { claimNumbers, numbersDue } from './pump/send-pump.ts';
import { takeTurn } from './pump/take-turn.ts';
import { openSending } from './testing/open-sending.ts';
import { testAround } from './testing/test-source.ts';

const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({
    config: { processes: new Set(['web', 'sessions'] as const) },
  }))
  .extend('sending', { scope: 'file' }, ({ server, talk }) =>
    openSending(server, { account_id: talk.company.account_id, channel_id: talk.channel._id }),
  )
  .extend('across', { scope: 'file' }, ({ server }) => server.runtime.database.acrossAccounts)
  .extend('companies', { scope: 'file' }, ({ across }) => manyCompanies(across))
  /** Starts a worker of its own process, which works until it is killed. */
  .extend('worker', ({ server }, { onCleanup }) => {
    const workers: ChildProcess[] = [];
    onCleanup(() => workers.forEach((worker) => worker.kill('SIGKILL')));
    return async () => {
      const program = fileURLToPath(new URL('../../testing/pump-process.ts', import.meta.url));
      const url = connectionUrl(server.connection);
      const worker = spawn(process.execPath, ['--import', 'tsx', program, url, server.dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      workers.push(worker);
      await once(worker.stdout, 'data');
      return worker;
    };
  })
  /** Returns phones of which the number knows that they have accounts: it may ask about few in a minute. */
  .extend('phones', ({ talk, across }) => async (count: number) => {
    const phones = Array.from({ length: count }, () => talk.phone());
    await across.run(sql`insert into phone_checks (account_id, channel_id, phone, jid, checked)
      select ${talk.company.account_id}, ${talk.channel._id}, phone, phone || '@s.whatsapp.net', now() - interval '2 days'
      from unnest(${phones}::text[]) as phone`);
    return phones;
  });

async function killed(worker: ChildProcess): Promise<void> {
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}

it('four workers, of which one after the other is killed, send each of 400 exactly one message', async ({
  talk,
  sending,
  worker,
  phones,
  across,
}) => {
  const receivers = await phones(400);
  const [last, ...doomed] = await Promise.all(Array.from({ length: 4 }, worker));
  const source = await sending.plan(
    receivers.map((phone) => ({ to: { phone } })),
    { line: 'own' },
  );
  const handed = async () => 400 - (await sending.counts(source)).waiting;
  for (const [index, one] of doomed.entries()) {
    await eventually(async () => (await handed()) >= 10 + index * 25);
    await killed(one);
    // What a killed worker had in hand is looked at again after its lease.
    await across.run(sql`update send_numbers set available_at = least(available_at, now())`);
  }
  expect(await handed()).toBeLessThan(400);
  await eventually(async () => (await handed()) === 400);
  if (last) await killed(last);
  await eventually(async () => {
    const inboxes = await Promise.all(receivers.map((phone) => talk.inbox(phone)));
    const counts = inboxes.map(({ length }) => length);
    expect(counts).toEqual(counts.map(() => 1));
    return true;
  });
  const rows = await sending.list(source);
  expect(new Set(rows.map(({ conversation_id }) => conversation_id)).size).toBe(400);
});

it('a clock that jumps ten minutes, forward or back, sends nothing twice and keeps the interval', async ({
  server,
  talk,
  sending,
}) => {
  const at = (minutes: number) => ({ now: () => new Date(Date.now() + minutes * 60_000) });
  const work = async (minutes: number) => {
    const runtime = { ...server.runtime, clock: at(minutes) };
    const tools = { runtime, around: testAround(), random: () => 0 };
    const room = { max: 10, maxOfCompany: 10, inHand: new Map<string, number>() };
    for (let looks = 0; looks < 5; looks += 1)
      for (const number of await claimNumbers(runtime, room)) await takeTurn(tools, number);
  };
  const phones = Array.from({ length: 3 }, () => talk.phone());
  const source = await sending.plan(
    phones.map((phone) => ({ to: { phone } })),
    { line: 'own', gap_seconds: 240 },
  );
  const counts: number[] = [];
  for (const minutes of [0, 10, -10, 0, 5, 20]) {
    await work(minutes);
    counts.push((await sending.counts(source)).handed);
  }
  // Set back, the last send counts as just now; it is looked at again when that wait is over.
  expect(counts).toEqual([1, 2, 2, 2, 2, 3]);
});

/** Adds companies with a number each, and a thousand sends, of which half are due; returns how many companies. */
async function manyCompanies(across: Database['acrossAccounts']): Promise<number> {
  const count = 100;
  const many = sql`generate_series(1, ${count}) as n`;
  await across.run(sql`insert into accounts (id, name, created) select n, 'c' || n, now() from ${many}`);
  await across.run(sql`insert into departments (account_id, id, name, created)
    select n, gen_random_uuid(), 'd', now() from ${many}`);
  await across.run(sql`insert into channels (account_id, id, name, driver, status, redirect, department_id, created)
    select d.account_id, d.account_id, 'n', 'simulator', 'close', 'human', d.id, now() from departments d
    where d.account_id <= ${count}`);
  await across.run(sql`insert into contacts (account_id, id, name, phone, created)
    select n, gen_random_uuid(), '', (5541900000000 + k)::text, now() from ${many}, generate_series(1, 1000) as k`);
  await across.run(sql`insert into send_sources (account_id, kind, id, channel_id, gap_seconds, keeps_window, once, created)
    select n, 'test', gen_random_uuid(), n, 0, false, true, now() from ${many}`);
  await across.run(sql`insert into sends (account_id, id, kind, source_id, channel_id, line, due_at, available_at, contact_id,
      position, state, data)
    select k.account_id, gen_random_uuid(), 'test', s.id, s.channel_id, s.id, due.at, due.at, k.id, k.nth, 'waiting',
      '{"text": "Oi"}'
    from (select *, row_number() over (partition by account_id order by id) as nth from contacts where account_id <= ${count}) k
    join send_sources s on s.account_id = k.account_id
    cross join lateral (select case when k.nth % 2 = 0 then now() else now() + interval '400 days' end as at) as due`);
  await across.run(sql`insert into send_numbers (account_id, channel_id, available_at)
    select n, n, now() - interval '1 hour' from ${many}`);
  await across.run(sql`analyze sends, send_numbers, send_sources`);
  return count;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

it('with 50 000 due sends of a hundred companies a claim reads one number each, a turn no more of a line than it may hand over, and who has one due is served in the same tick', async ({
  talk,
  sending,
  across,
  server,
  companies,
}) => {
  const phone = talk.phone();
  await sending.plan([{ to: { phone }, data: { text: randomUUID() } }]);
  const explain = async (query: Sql) => {
    const row = await across.row<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      sql`explain (analyze, format json) ${query}`,
      null,
    );
    return nodesOf(row?.['QUERY PLAN'][0].Plan as PlanNode);
  };
  const ofSends = (nodes: PlanNode[]) => nodes.filter((node) => node['Relation Name'] === 'sends');
  for (const max of [1, 20]) {
    const [read, ...below] = await explain(headsOf({ account_id: '7', channel_id: '7', max }));
    expect(read?.['Actual Rows']).toBe(max);
    const heads = ofSends(below);
    expect(new Set(heads.map((node) => node['Node Type']))).toEqual(
      new Set(['Index Scan', 'Index Only Scan']),
    );
    expect(Math.max(...heads.map((node) => node['Actual Rows'] * node['Actual Loops']))).toBeLessThan(
      max + 2,
    );
  }
  const room = { max: 200, maxOfCompany: 2, inHand: new Map<string, number>() };
  expect(ofSends(await explain(numbersDue(new Date(), room)))).toEqual([]);
  const claimed = await claimNumbers(server.runtime, room);
  expect(claimed).toHaveLength(companies + 1);
  const own = claimed.find(({ account_id }) => account_id === talk.company.account_id);
  const tools = { runtime: server.runtime, around: testAround(), random: () => 0 };
  expect(own && (await takeTurn(tools, own))).toBe('handed');
});

/** Returns the megabytes that are in use once what nobody needs is cleared away. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1e6;
}

it('a worker keeps nothing of the sends of a hundred companies, however often it serves them', async ({
  across,
  server,
  companies,
}) => {
  const mine = sql`account_id <= ${companies}`;
  const serveAll = async (minute: number) => {
    // The server's own process closes them again, because nobody has asked for them to be connected.
    await across.run(sql`update channels set status = 'open' where ${mine}`);
    await across.run(sql`update send_numbers set available_at = now() - interval '1 hour' where ${mine}`);
    // Each round a minute later, so that the pace of a number lets it send again.
    const runtime = { ...server.runtime, clock: { now: () => new Date(Date.now() + minute * 60_000) } };
    const room = { max: companies, maxOfCompany: 1, inHand: new Map<string, number>() };
    for (const number of await claimNumbers(runtime, room))
      await takeTurn({ runtime, around: testAround(), random: () => 0 }, number);
    return heapInUse();
  };
  const before = await serveAll(0);
  let after = before;
  for (let round = 1; round <= 3; round += 1) after = await serveAll(round);
  // The rows that were due before each of these rounds are 30 megabytes and more.
  expect(after - before).toBeLessThan(10);
  const [handed] = await across.rows<{ count: number }>(
    sql`select count(*)::integer as count from sends where ${mine} and state = 'handed'`,
  );
  // More than one each: later rounds served them too.
  expect(handed?.count).toBeGreaterThan(companies);
});
