import { randomUUID } from 'node:crypto';
import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { serverTest } from '../../testing/server-test.ts';
import { cancelSource, holdSends, resumeSends } from './ledger/change-sends.ts';
import { markCancelled } from './ledger/mark-cancelled.ts';
import type { SourceKey } from './source.ts';
import { openSending } from './testing/open-sending.ts';

const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({
    config: { processes: new Set(['web', 'sessions'] as const) },
  }))
  .extend('sending', { scope: 'file' }, ({ server, talk }) =>
    openSending(server, { account_id: talk.company.account_id, channel_id: talk.channel._id }),
  )
  .extend('db', ({ server, talk }) => server.runtime.database.forAccount(talk.company.account_id))
  /** Plans a source with a line of its own. */
  .extend('planned', ({ sending, talk }) => (count: number) => {
    const sends = Array.from({ length: count }, () => ({
      to: { phone: talk.phone() },
      data: { text: randomUUID() },
    }));
    return sending.plan(sends, { line: 'own', gap_seconds: 20 });
  })
  /** What the rows of a source say themselves. */
  .extend('rows', ({ db }) => async ({ id }: SourceKey) => {
    const found = await db.rows<{ state: string }>(
      sql`select state from sends where source_id = ${id} order by position`,
    );
    return found.map(({ state }) => state);
  })
  .extend('number', ({ talk }) => async () => {
    const [number] = await talk.company.owner.call(calls.getSendingNumbers, {});
    return number;
  });

it('a source with a line of its own is held as a whole: no row changes, others of its number go on, and it does too once resumed', async ({
  db,
  sending,
  planned,
  rows,
  number,
}) => {
  const [held, other] = [await planned(3), await planned(1)];
  const now = new Date();
  await db.transaction((tx) => holdSends(tx, held, { reason: 'same_text', now }));
  await sending.work();
  expect(await sending.counts(other)).toMatchObject({ handed: 1 });
  expect(await sending.counts(held)).toMatchObject({ held: 3, waiting: 0, handed: 0 });
  expect((await sending.list(held)).map(({ state, reason }) => [state, reason].join())).toEqual(
    Array.from({ length: 3 }, () => 'held,same_text'),
  );
  expect(await rows(held)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(await number()).toMatchObject({ waiting: 0, holds: [{ reason: 'same_text', sends: 3 }] });
  await db.transaction((tx) => resumeSends(tx, held, now));
  expect(await number()).toMatchObject({ waiting: 3, holds: [] });
  await sending.later();
  await sending.work();
  expect(await sending.counts(held)).toMatchObject({ held: 0, handed: 1, waiting: 2 });
});

it('it is cancelled as a whole: everybody reads that at once, nothing more is handed over, and the rows follow behind', async ({
  db,
  server,
  sending,
  planned,
  rows,
  number,
}) => {
  const [cancelled, other] = [await planned(3), await planned(1)];
  const now = new Date();
  await db.transaction((tx) => holdSends(tx, cancelled, { reason: 'paused', now }));
  await db.transaction((tx) => cancelSource(tx, cancelled, now));
  const all = { cancelled: 3, held: 0, waiting: 0 };
  expect(await sending.counts(cancelled)).toMatchObject(all);
  expect((await number())?.holds).toEqual([]);
  await sending.later();
  await sending.work();
  expect(await sending.counts(other)).toMatchObject({ handed: 1 });
  expect(await rows(cancelled)).toEqual(['waiting', 'waiting', 'waiting']);
  await markCancelled(server.runtime);
  expect(await rows(cancelled)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(await sending.counts(cancelled)).toMatchObject(all);
  const source = sql`select cancelled_at from send_sources where id = ${cancelled.id}`;
  expect(await db.row(source)).toEqual({ cancelled_at: null });
});
