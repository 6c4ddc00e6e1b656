import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { calls, type SequencedLiveEvent } from '@prosa/contract';
import { followers } from '../app/areas.ts';
import type { AccountDb } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { moveCursor, startCursor } from '../platform/events/cursors.ts';
import { followerLag } from '../platform/events/lag.ts';
import { pruneEvents } from '../platform/events/prune-events.ts';
import { lastSequence } from '../platform/events/read-events.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { TestCompany } from '../testing/test-company.ts';

let server: TestServer;
let company: TestCompany;
let db: AccountDb;

beforeAll(async () => {
  // No worker: the test itself moves the followers and prunes.
  server = await startTestServer({ config: { processes: new Set(['web']) } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  company = await server.createCompany();
  db = server.runtime.database.forAccount(company.account_id);
});

/** Adds tags, which are events, and returns the newest sequence. */
async function happen(...names: string[]): Promise<number> {
  for (const name of names) await company.owner.call(calls.saveTag, { name, color: '#112233' });
  return lastSequence(db, db.account_id);
}

const age = (upTo: number) =>
  db.run(sql`update domain_events set created = created - interval '8 days'
    where account_id = ${db.account_id} and sequence <= ${upTo}`);

const read = (follower: string, upTo: number) =>
  db.transaction(async (tx) => {
    await startCursor(tx, follower, 'oldest');
    await moveCursor(tx, follower, upTo);
  });

/** Reads up to there as the followers that every company has. */
async function readByEveryone(upTo: number): Promise<void> {
  for (const { name, everyCompany } of followers) if (everyCompany) await read(name, upTo);
}

async function prune(): Promise<number[]> {
  await pruneEvents(server.runtime, { followers });
  const rows = await db.rows<{ sequence: string }>(
    sql`select sequence from domain_events where account_id = ${db.account_id} order by sequence`,
  );
  return rows.map(({ sequence }) => Number(sequence));
}

interface CatchUp {
  events: SequencedLiveEvent[];
  sequence: number;
  reset: boolean;
}

it('a browser loads everything again when what it missed was pruned, and catches up when it was not', async () => {
  const { socket, close } = await company.owner.listen();
  const catchUp = (since: number): Promise<CatchUp> => socket.emitWithAck('catch-up', { since });
  const old = await happen('one', 'two');
  const newest = await happen('three', 'four');
  await readByEveryone(newest);
  expect(await catchUp(old - 1)).toMatchObject({ reset: false });
  await age(old);
  expect((await prune())[0]).toBe(old + 1);
  expect(await catchUp(old - 1)).toEqual({ reset: true, events: [], sequence: newest });
  // Loading again gives everything.
  const names = (await company.owner.call(calls.getTags, {})).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['one', 'two', 'three', 'four']));
  const { reset, events, sequence } = await catchUp(old);
  expect({ reset, sequence, told: events.map((event) => event.sequence) }).toEqual({
    reset: false,
    sequence: newest,
    told: [old + 1, newest],
  });
  expect(await catchUp(newest)).toEqual({ reset: false, events: [], sequence: newest });
  close();
});

it('a browser loads everything again even when nothing is left of what it missed', async () => {
  const { socket, close } = await company.owner.listen();
  const newest = await happen('one', 'two');
  await readByEveryone(newest);
  await age(newest);
  expect(await prune()).toEqual([]);
  const catchUp = (since: number) => socket.emitWithAck('catch-up', { since }) as Promise<CatchUp>;
  expect(await catchUp(newest - 1)).toEqual({ reset: true, events: [], sequence: newest });
  expect(await happen('three')).toBe(newest + 1);
  expect(await catchUp(newest)).toMatchObject({ reset: false, sequence: newest + 1 });
  close();
});

it('pruning keeps what a slow follower has not read, and everything for one that has not started', async () => {
  const newest = await happen('one', 'two', 'three');
  await age(newest);
  expect(await prune()).toHaveLength(newest);
  await readByEveryone(newest);
  await read('flows', newest - 2);
  expect(await prune()).toEqual([newest - 1, newest]);
  expect(await followerLag(db, followers, db.account_id)).toMatchObject({
    flows: { events: 2 },
    reports: { events: 0, oldest_s: 0 },
  });
  await read('flows', newest);
  expect(await prune()).toEqual([]);
});

it('pruning keeps what came after an event that is young enough, so that no gap appears', async () => {
  const newest = await happen('one', 'two', 'three');
  await readByEveryone(newest);
  await age(newest);
  await db.run(
    sql`update domain_events set created = now() where account_id = ${db.account_id} and sequence = 2`,
  );
  const kept = await prune();
  expect(kept).toEqual(Array.from({ length: newest - 1 }, (_, place) => place + 2));
});

it('/health says how far followers are behind, and how old the oldest event is', async () => {
  const newest = await happen('one', 'two');
  await read('reports', newest - 1);
  await age(newest);
  const lag = (await followerLag(db, followers, db.account_id)).reports;
  expect(lag).toMatchObject({ events: 1 });
  expect(lag?.oldest_s).toBeGreaterThan(8 * 24 * 60 * 60 - 1);
  const answer = (await (await fetch(`${server.url}/health`)).json()) as Record<string, unknown>;
  expect(answer).toMatchObject({ ready: true, followers: { reports: { oldest_s: lag?.oldest_s } } });
});
