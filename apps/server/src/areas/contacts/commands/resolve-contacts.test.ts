import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemIds } from '../../../platform/clock/ids.ts';
import {
  openDatabase,
  type AccountDb,
  type Database,
  type Transaction,
} from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { createLog } from '../../../platform/log/log.ts';
import { cloneDatabase } from '../../../testing/database.ts';
import type { Peer } from '../peers.ts';
import { resolveContacts } from './resolve-contacts.ts';

const now = new Date('2026-03-02T12:00:00Z');
let place: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let count = 0;

beforeAll(async () => {
  place = await cloneDatabase();
  database = openDatabase({
    connection: place.connection,
    log: createLog('silent'),
    onEvents: () => undefined,
  });
});

afterAll(async () => {
  await database.close();
  await place.drop();
});

/** Creates a company and returns its database access. */
async function company(): Promise<AccountDb> {
  const id = String((count += 1));
  await database.acrossAccounts.run(
    sql`insert into accounts (id, name, created) values (${id}, ${id}, ${now})`,
  );
  return database.forAccount(id);
}

const peer = (jid: string, more: Partial<Peer> = {}): Peer => ({ jid, phone: null, name: null, ...more });
const phoneJid = (phone: string) => `${phone}@s.whatsapp.net`;

const resolve = (db: AccountDb, peers: Peer[]) =>
  db.transaction((tx) => resolveContacts(tx, { peers, now, ids: systemIds }));

const stored = (db: AccountDb) =>
  db.rows<{ id: string; name: string; phone: string | null; lid: string | null; channel_contact_id: string }>(
    sql`select id, name, phone, lid, channel_contact_id from contacts order by phone, lid`,
  );

it('creates one contact for both spellings of a Brazilian mobile, also within one batch', async () => {
  const db = await company();
  const short = phoneJid('554187654321');
  const long = phoneJid('5541987654321');
  const first = await resolve(db, [peer(short, { name: 'Ana' }), peer(long)]);
  expect(first.get(short)?.id).toBe(first.get(long)?.id);
  const again = await resolve(db, [peer(short, { phone: '554187654321' })]);
  expect(again.get(short)).toEqual(first.get(short));
  expect(await stored(db)).toMatchObject([{ name: 'Ana', phone: '5541987654321', channel_contact_id: long }]);
});

it('keeps landlines and foreign numbers apart from mobiles that look alike', async () => {
  const db = await company();
  await resolve(db, [
    peer(phoneJid('554133334444')),
    peer(phoneJid('5541933334444')),
    peer(phoneJid('351912345678')),
  ]);
  expect((await stored(db)).map(({ phone }) => phone)).toEqual([
    '351912345678',
    '554133334444',
    '5541933334444',
  ]);
});

it('finds a person by LID before the phone is known, and adds the phone later', async () => {
  const db = await company();
  const first = await resolve(db, [peer('77@lid', { name: '' })]);
  const later = await resolve(db, [peer('77@lid', { phone: '554187654321', name: ' Bia\u0000\n ' })]);
  const bare = await resolve(db, [peer(phoneJid('5541987654321'))]);
  expect(new Set([...first.values(), ...later.values(), ...bare.values()].map(({ id }) => id)).size).toBe(1);
  expect(await stored(db)).toMatchObject([{ name: 'Bia', phone: '5541987654321', lid: '77' }]);
});

it('never gives one contact the phone of another', async () => {
  const db = await company();
  const before = await resolve(db, [peer('77@lid'), peer(phoneJid('5541987654321'))]);
  const after = await resolve(db, [peer('77@lid', { phone: '5541987654321' })]);
  expect(after.get('77@lid')).toEqual(before.get('77@lid'));
  expect((await stored(db)).map(({ phone, lid }) => [phone, lid])).toEqual([
    ['5541987654321', null],
    [null, '77'],
  ]);
});

it('takes the shown name only if the contact has none, and keeps the first address', async () => {
  const db = await company();
  await resolve(db, [peer(phoneJid('5541987654321'), { name: 'Ana' })]);
  await resolve(db, [peer(phoneJid('554187654321'), { name: 'Ana Paula' })]);
  expect(await stored(db)).toMatchObject([{ name: 'Ana', channel_contact_id: phoneJid('5541987654321') }]);
});

it('needs at most three statements for 200 people, and one when all are known', async () => {
  const db = await company();
  const peers = Array.from({ length: 200 }, (_, n) =>
    peer(phoneJid(`55419${80_000_000 + n}`), { name: `N ${n}` }),
  );
  const statements = (list: Peer[]) =>
    db.transaction(async (tx) => {
      const counting = countStatements(tx);
      await resolveContacts(counting.tx, { peers: list, now, ids: systemIds });
      return counting.made();
    });
  expect(await statements(peers)).toBe(2);
  expect(await statements(peers)).toBe(1);
  expect(await stored(db)).toHaveLength(200);
});

it('creates one contact when several transactions meet the same person at once', async () => {
  const db = await company();
  const peers = Array.from({ length: 40 }, (_, n) => peer(phoneJid(`55119${70_000_000 + n}`)));
  const all = await Promise.all(
    Array.from({ length: 8 }, (_, n) => resolve(db, n % 2 ? peers : [...peers].reverse())),
  );
  expect(await stored(db)).toHaveLength(40);
  for (const answer of all)
    expect(answer).toEqual(new Map([...answer.keys()].map((jid) => [jid, all[0]?.get(jid)])));
});

it('keeps the contacts of companies apart', async () => {
  const [one, other] = [await company(), await company()];
  const jid = phoneJid('5541987654321');
  const mine = await resolve(one, [peer(jid, { name: 'Ana' })]);
  const theirs = await resolve(other, [peer(jid, { name: 'Outra' })]);
  expect(mine.get(jid)?.id).not.toBe(theirs.get(jid)?.id);
  expect(await stored(one)).toMatchObject([{ name: 'Ana' }]);
});

function countStatements(tx: Transaction): { tx: Transaction; made(): number } {
  let made = 0;
  const counted: Transaction = {
    ...tx,
    rows: (query, name) => {
      made += 1;
      return tx.rows(query, name);
    },
  };
  return { tx: counted, made: () => made };
}
