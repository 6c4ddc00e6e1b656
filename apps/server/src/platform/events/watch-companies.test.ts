import { expect } from 'vitest';
import { collectStatements } from '../../testing/statements.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';
import type { AccountDb } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { CompanyShare } from '../processes/company-share.ts';
import { holdCursor, startCursor, takeCursor } from './cursors.ts';
import { defineFollower, type EventFollower } from './follow.ts';
import { lastSequence } from './read-events.ts';
import { followBehind } from './watch-companies.ts';

/** Hints name the product's followers, so the one of the tests takes the place of reports. */
const name = 'reports';
/** Less than the pause of the safety poll, which finds everything in the end. */
const soonMs = 15_000;

/** A share that the test gives and takes. */
class Share implements CompanyShare {
  readonly #companies: Set<string>;
  readonly #listeners = new Set<() => void>();

  constructor(...companies: string[]) {
    this.#companies = new Set(companies);
  }

  includes(account_id: string): boolean {
    return this.#companies.has(account_id);
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  give(account_id: string): void {
    this.#companies.add(account_id);
    this.#listeners.forEach((listener) => listener());
  }
}

const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({ config: { processes: new Set(['web'] as const) } }))
  .extend('db', ({ server, company }) => server.runtime.database.forAccount(company.account_id))
  .extend('otherDb', ({ server, otherCompany }) =>
    server.runtime.database.forAccount(otherCompany.account_id),
  )
  .extend('handled', () => [] as string[])
  .extend('follower', ({ handled }) => followTags(handled))
  .extend('start', ({ server, follower }, { onCleanup }) => {
    const ends: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const end of ends) await end();
    });
    return async (share: CompanyShare) => {
      ends.push(await follower.start(server.runtime, share));
    };
  });

function followTags(handled: string[]): EventFollower {
  return defineFollower({
    name,
    types: ['contact.tagged'],
    batch: 10,
    gatherMs: 0,
    async handle(_tx, events) {
      handled.push(...events.map(({ payload }) => payload.contact_id));
    },
  });
}

const tagged = (db: AccountDb, ...contact_ids: string[]) =>
  db.transaction(async (tx) => {
    for (const contact_id of contact_ids)
      tx.record({ type: 'contact.tagged', payload: { contact_id, tags: [] } });
  });
const nothingRead = (db: AccountDb) =>
  db.transaction(async (tx) => tx.record({ type: 'contacts.changed', payload: {} }));
/** Passes everything there is, so that a test begins with nothing behind. */
const catchUp = async (db: AccountDb) => {
  await nothingRead(db);
  await db.transaction((tx) => startCursor(tx, name, 'next'));
  await db.run(
    sql`update event_cursors set sequence = (select last from account_sequences where account_id = ${db.account_id})
      where account_id = ${db.account_id} and follower = ${name}`,
  );
};

it('a follower is woken for the types it reads and by its own companies alone', async ({
  db,
  otherDb,
  start,
  handled,
}) => {
  await Promise.all([catchUp(db), catchUp(otherDb)]);
  await start(new Share(db.account_id));
  const statements = collectStatements();
  await nothingRead(db);
  await tagged(otherDb, 'of the other');
  await tagged(db, 'first');
  await eventually(() => handled.length > 0);
  statements.stop();
  expect(handled).toEqual(['first']);
  expect(statements.names.filter((each) => each === 'take_place_in_events')).toHaveLength(1);
});

it('a company that falls to a worker is looked at at once', async ({ db, otherDb, start, handled }) => {
  const share = new Share(db.account_id);
  await Promise.all([catchUp(db), catchUp(otherDb)]);
  await start(share);
  await tagged(otherDb, 'left behind');
  await tagged(db, 'own');
  await eventually(() => handled.length > 0);
  expect(handled).toEqual(['own']);
  share.give(otherDb.account_id);
  await eventually(() => handled.length > 1, soonMs);
  expect(handled).toEqual(['own', 'left behind']);
});

it('two workers that believe a company to be theirs handle each event once and in order', async ({
  db,
  start,
  handled,
}) => {
  await catchUp(db);
  for (let worker = 0; worker < 2; worker += 1) await start(new Share(db.account_id));
  const all = Array.from({ length: 60 }, (_, index) => `contact ${index}`);
  for (const contact_id of all) await tagged(db, contact_id);
  await eventually(() => handled.length >= all.length);
  expect(handled).toEqual(all);
});

it('what was recorded while another process held the cursor is handled without a further hint', async ({
  db,
  start,
  handled,
}) => {
  await catchUp(db);
  await start(new Share(db.account_id));
  await db.transaction(async (tx) => {
    await holdCursor(tx, name);
    const statements = collectStatements();
    await tagged(db, 'meanwhile');
    // Sent once it did not get the cursor: it asks whether there is one.
    await eventually(() => statements.names.includes('start_event_cursor'));
    statements.stop();
  });
  await eventually(() => handled.length > 0, soonMs);
  expect(handled).toEqual(['meanwhile']);
});

it('the look passes what the follower does not read, and finds what it reads', async ({
  server,
  db,
  otherDb,
}) => {
  await Promise.all([catchUp(db), catchUp(otherDb)]);
  await nothingRead(db);
  await tagged(otherDb, 'one');
  const before = await lastSequence(otherDb, otherDb.account_id);
  await nothingRead(otherDb);
  const found = await server.runtime.database.acrossAccounts.rows<{ account_id: string }>(
    followBehind({ name, everyCompany: true, types: ['contact.tagged'] }),
  );
  const ids = found.map(({ account_id }) => account_id);
  expect([ids.includes(db.account_id), ids.includes(otherDb.account_id)]).toEqual([false, true]);
  const place = (of: AccountDb) => of.transaction((tx) => takeCursor(tx, name));
  expect(await place(db)).toBe(await lastSequence(db, db.account_id));
  expect(await place(otherDb)).toBe(before - 1);
});
