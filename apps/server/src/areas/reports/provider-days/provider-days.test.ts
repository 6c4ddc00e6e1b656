import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, type Chip } from '@prosa/contract';
import { deleteAccountRows } from '../../../platform/db/delete-account-rows.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { passEvents } from '../../../platform/events/follow.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { TestCompany } from '../../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { fold } from '../rollups/fold.ts';
import { countEvents } from '../rollups/count-events.ts';
import { countMessages } from './count-messages.ts';
import { recountMessages } from './recount-messages.ts';
import { sumAllDays, sumStaleDays } from './sum-days.ts';

/** Half past eleven in the evening of 5 March in São Paulo, and already the 6th in UTC. */
const evening = new Date('2026-03-06T02:30:00Z');
let now = evening;
let server: TestServer;

beforeAll(async () => {
  // No worker: the test itself decides when events are counted.
  const processes = new Set(['web', 'sessions'] as const);
  server = await startTestServer({ clock: { now: () => now }, config: { processes } });
});
afterAll(() => server.stop());

interface Place {
  company: TestCompany;
  db: AccountDb;
  channel: Chip;
}

async function open(time_zone: string): Promise<Place> {
  now = evening;
  const company = await server.createCompany();
  const db = server.runtime.database.forAccount(company.account_id);
  await server.runtime.database.acrossAccounts.run(
    sql`update accounts set time_zone = ${time_zone} where id = ${company.account_id}`,
  );
  return { company, db, channel: await company.addChannel() };
}

const written = async ({ db }: Place) => {
  const row = await db.row<{ n: number }>(
    sql`select count(*)::integer as n from messages where account_id = ${db.account_id}`,
  );
  return row?.n ?? 0;
};

/** Has a customer write, and waits until it is stored. */
async function write(place: Place, phone: string, more: object = {}): Promise<void> {
  const before = await written(place);
  await server.simulator('send', { channel: place.channel._id, phone, message: 'Oi', ...more });
  await eventually(async () => (await written(place)) > before);
}

const conversationsOf = ({ db }: Place) =>
  db.rows<{ id: string; contact_id: string }>(
    sql`select id, contact_id from conversations where account_id = ${db.account_id} order by created, id`,
  );

async function answer(place: Place): Promise<void> {
  const [one] = await conversationsOf(place);
  await place.company.owner.call(calls.sendMessage, { conversation_id: one?.id ?? '', text: 'Olá' });
}

const count = (place: Place, batch?: number) => passEvents(place.db, countMessages, { batch });

const days = ({ db }: Place) =>
  db.rows(
    sql`select day::text, users, chatbots, customers from report_message_days
      where account_id = ${db.account_id} order by day`,
  );

const sums = () =>
  server.runtime.database.acrossAccounts.rows(
    sql`select day::text, human, ai_chatbot, flow_chatbot, users, chatbots, customers from provider_days order by day`,
  );

it.each(['America/Sao_Paulo', 'Pacific/Kiritimati'])(
  'messages count on the day of São Paulo for a company in %s, live and recounted',
  async (time_zone) => {
    const place = await open(time_zone);
    await write(place, '5541980000001');
    await write(place, '5541980000002');
    await answer(place);
    await count(place, 2);
    now = new Date(evening.getTime() + 60 * 60_000);
    await answer(place);
    await write(place, '5541980000001');
    await count(place);
    const kept = await days(place);
    expect(kept).toEqual([
      { day: '2026-03-05', users: 1, chatbots: 0, customers: 2 },
      { day: '2026-03-06', users: 1, chatbots: 0, customers: 1 },
    ]);
    await recountMessages(place.db);
    expect(await days(place)).toEqual(kept);
    await write(place, '5541980000003');
    await count(place);
    expect((await days(place)).at(-1)).toMatchObject({ customers: 2 });
  },
);

it('what an erased contact wrote still counts, erased before it was counted or after', async () => {
  const place = await open('America/Sao_Paulo');
  await write(place, '5541980000001');
  await write(place, '5541980000002');
  await answer(place);
  await count(place);
  await write(place, '5541980000001');
  const before = [{ day: '2026-03-05', users: 1, chatbots: 0, customers: 3 }];
  for (const { contact_id: _id } of await conversationsOf(place))
    await place.company.owner.call(calls.deleteContact, { contact: { _id } });
  expect(await written(place)).toBe(0);
  await count(place);
  expect(await days(place)).toEqual(before);
  await recountMessages(place.db);
  expect(await days(place)).toEqual(before);
});

it('messages that move to another conversation count once', async () => {
  const place = await open('America/Sao_Paulo');
  const { company, channel } = place;
  const phone = '5541980000001';
  await write(place, phone, { hides_phone: true });
  await write(place, phone, { hides_phone: true });
  const jid = `${phone}@s.whatsapp.net`;
  await company.owner.call(calls.startConversation, {
    jid,
    chip: channel._id,
    department: company.department,
  });
  await server.simulator('identify', { channel: channel._id, phone });
  await eventually(async () => (await conversationsOf(place)).length === 1);
  await count(place);
  const kept = await days(place);
  expect(kept).toEqual([{ day: '2026-03-05', users: 0, chatbots: 0, customers: 2 }]);
  await recountMessages(place.db);
  expect(await days(place)).toEqual(kept);
});

it('days of all companies add up, follow every change, and are the same added up from nothing', async () => {
  const { database } = server.runtime;
  await sumStaleDays(server.runtime);
  const totals = async () =>
    (await database.acrossAccounts.row<{ human: number; customers: number }>(
      sql`select sum(human)::integer as human, sum(customers)::integer as customers from provider_days`,
    )) ?? { human: 0, customers: 0 };
  const before = await totals();
  const places = [await open('America/Sao_Paulo'), await open('Asia/Tokyo')];
  for (const place of places) {
    await write(place, '5541980000001');
    await count(place);
    await passEvents(place.db, countEvents);
  }
  const rounds = Array.from({ length: 3 }, () => sumStaleDays(server.runtime));
  await Promise.all(rounds);
  const kept = await sums();
  expect(await totals()).toEqual({ human: before.human + 2, customers: before.customers + 2 });
  await sumAllDays(server.runtime);
  expect(await sums()).toEqual(kept);
  await deleteAccountRows(database.acrossAccounts, places[0]?.db.account_id ?? '');
  await sumStaleDays(server.runtime);
  expect(await totals()).toEqual({ human: before.human + 1, customers: before.customers + 1 });
});

it('a conversation whose bot is no flow counts apart, until a person takes it over', () => {
  const [conversation_id, contact_id] = ['a', 'b'];
  const opened = {
    conversation_id,
    contact_id,
    channel_id: '1',
    department_id: 'd',
    is_manual: false,
    is_ai: true as const,
    opened: evening.toISOString(),
  };
  const counted = {
    facts: new Map(),
    tags: new Map(),
    erased: new Map(),
    merged: new Set<string>(),
    gone: new Set<string>(),
    moved: new Set<string>(),
  };
  const day = '2026-03-05';
  const first = fold(counted, [{ sequence: 1, type: 'conversation.opened', payload: opened }], 'Asia/Tokyo');
  expect(first.providerDays()).toEqual([{ day, conversations: 1, manual: 0, ai: 1 }]);
  const taken = {
    sequence: 2,
    type: 'conversation.taken',
    payload: { conversation_id, user_id: null },
  } as const;
  expect(fold(counted, [taken], 'Asia/Tokyo').providerDays()).toEqual([
    { day, conversations: 0, manual: 1, ai: -1 },
  ]);
});
