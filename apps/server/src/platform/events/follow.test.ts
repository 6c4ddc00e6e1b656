import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AccountDb } from '../db/database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { takeCursor } from './cursors.ts';
import type { DomainEvent, StoredEvent } from './domain-events.ts';
import { defineFollower, passEvents } from './follow.ts';
import { lastSequence } from './read-events.ts';

let server: TestServer;
let db: AccountDb;

beforeAll(async () => {
  server = await startTestServer({ config: { processes: new Set(['web']) } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { account_id } = await server.createCompany();
  db = server.runtime.database.forAccount(account_id);
});

const record = (...tags: string[]) =>
  db.transaction(async (tx) => {
    for (const tag_id of tags) {
      tx.record({ type: 'tags.changed', payload: { tag_id } });
      tx.record({ type: 'contacts.changed', payload: {} });
    }
  });

/** A follower that records what it handled, and fails at the tag `bad`. */
function followTags() {
  const handled: (string | undefined)[] = [];
  const fail = { at: 'bad' };
  const follower = defineFollower({
    name: 'tags',
    types: ['tags.changed'],
    batch: 2,
    gatherMs: 0,
    async handle(_tx, events: readonly StoredEvent<'tags.changed'>[]) {
      const ids = events.map(({ payload }) => payload.tag_id);
      if (ids.includes(fail.at)) throw new Error('cannot');
      handled.push(...ids);
    },
  });
  return { handled, fail, follower };
}

/** Returns a promise and what fulfils it. */
function signal(): [Promise<void>, () => void] {
  let fulfil = () => {};
  const promise = new Promise<void>((resolve) => (fulfil = resolve));
  return [promise, fulfil];
}

it('a follower handles the events it wants in order and once, and tries again what failed', async () => {
  const { handled, fail, follower } = followTags();
  await record('a', 'b', 'c', 'bad', 'e');
  await expect(passEvents(db, follower)).rejects.toThrow('cannot');
  expect(handled).toEqual(['a', 'b']);
  fail.at = '';
  await passEvents(db, follower);
  expect(handled).toEqual(['a', 'b', 'c', 'bad', 'e']);
  expect(await passEvents(db, follower)).toBe(0);
  const newest = await lastSequence(db, db.account_id);
  expect(await db.transaction((tx) => takeCursor(tx, 'tags'))).toBe(newest);
});

it('a follower leaves a company alone while another process follows it', async () => {
  const { handled, follower } = followTags();
  await record('a');
  await passEvents(db, follower);
  await record('b');
  await db.transaction(async (tx) => {
    await takeCursor(tx, 'tags');
    expect(await passEvents(db, follower)).toBeNull();
  });
  expect(handled).toEqual(['a']);
  expect(await passEvents(db, follower)).toBe(2);
  expect(handled).toEqual(['a', 'b']);
});

it('a follower that is stopped ends after the batch in progress; the next one goes on behind it', async () => {
  const { handled, follower } = followTags();
  await record('a', 'b', 'c', 'd', 'e');
  const [begun, begin] = signal();
  const [released, release] = signal();
  const slow = defineFollower({
    ...follower,
    types: ['tags.changed'],
    async handle(tx, events: readonly StoredEvent<'tags.changed'>[]) {
      begin();
      await released;
      await follower.handle(tx, events);
    },
  });
  const includes = (account_id: string) => account_id === db.account_id;
  const stop = await slow.start(server.runtime, { includes, onChange: () => () => undefined });
  await begun;
  const stopped = stop();
  release();
  await stopped;
  expect(handled).toEqual(['a', 'b']);
  await passEvents(db, follower);
  expect(handled).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('a misspelt event type or payload does not compile', () => {
  const events: DomainEvent[] = [{ type: 'contact.changed', payload: { contact_id: 'a' } }];
  // @ts-expect-error: there is no such type
  events.push({ type: 'contact.chnaged', payload: { contact_id: 'a' } });
  // @ts-expect-error: it is about a contact
  events.push({ type: 'contact.changed', payload: { tag_id: 'a' } });
  expect(events).toHaveLength(3);
});

it('a follower leaves out a company that was deleted meanwhile, and begins with one that is there', async () => {
  const { follower } = followTags();
  const gone = server.runtime.database.forAccount('999999999');
  expect(await passEvents(gone, follower)).toBe(0);
  await record('a');
  expect(await passEvents(db, follower)).toBeGreaterThan(0);
});
