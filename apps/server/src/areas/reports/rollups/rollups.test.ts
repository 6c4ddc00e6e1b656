import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, type Chip } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { passEvents } from '../../../platform/events/follow.ts';
import { pruneEvents } from '../../../platform/events/prune-events.ts';
import { eventually } from '../../../testing/eventually.ts';
import { greeting } from '../../../testing/flow-drawings.ts';
import { seededRandom, type Random } from '../../../testing/random.ts';
import type { TestCompany } from '../../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { countEvents as follower } from './count-events.ts';
import { recount, recountMoved } from './recount.ts';

let server: TestServer;
/** The server's clock, which jumps from day to day. */
let now = new Date('2026-03-06T12:00:00Z');

/** Counts new events, in batches of this size. */
const countEvents = (db: AccountDb, batch?: number) => passEvents(db, follower, { batch });

beforeAll(async () => {
  // No worker: the test itself decides when events are counted.
  server = await startTestServer({
    clock: { now: () => now },
    config: { processes: new Set(['web', 'sessions']) },
  });
});
afterAll(() => server.stop());

const numbers = async (db: AccountDb) => ({
  days: await db.rows<{ day: string }>(
    sql`select day::text, channel_id, department_id, conversations, manual from report_days
      where account_id = ${db.account_id} order by day, channel_id, department_id`,
  ),
  tags: await db.rows(
    sql`select day::text, tag_id, conversations from report_tag_days
      where account_id = ${db.account_id} order by day, tag_id`,
  ),
  provider: await db.rows(
    sql`select day::text, conversations, manual, ai from report_provider_days
      where account_id = ${db.account_id} order by day`,
  ),
});

const daysOf = ({ days }: { days: { day: string }[] }) => new Set(days.map(({ day }) => day));

/** Reads the same numbers straight from the rows that the commands wrote, by PostgreSQL's own calendar. */
const truth = async (db: AccountDb) => {
  const day = sql`(c.created at time zone a.time_zone)::date::text`;
  return {
    days: await db.rows(
      sql`select ${day} as day, coalesce(c.channel_id, 0) as channel_id, c.department_id,
          count(*)::integer as conversations, (count(*) filter (where c.is_manual))::integer as manual
        from conversations c join accounts a on a.id = c.account_id
        where c.account_id = ${db.account_id}
        group by 1, c.department_id, grouping sets ((c.channel_id), ()) order by 1, 2, 3`,
    ),
    tags: await db.rows(
      sql`select ${day} as day, t.tag_id, count(*)::integer as conversations
        from conversations c join accounts a on a.id = c.account_id
        join contact_tags t on t.account_id = c.account_id and t.contact_id = c.contact_id
        where c.account_id = ${db.account_id} group by 1, 2 order by 1, 2`,
    ),
    provider: await db.rows(
      sql`select (created at time zone 'America/Sao_Paulo')::date::text as day, count(*)::integer as conversations,
          (count(*) filter (where is_manual))::integer as manual, 0 as ai
        from conversations where account_id = ${db.account_id} group by 1 order by 1`,
    ),
  };
};

interface Place {
  company: TestCompany;
  db: AccountDb;
  random: Random;
  channels: Chip[];
  departments: string[];
  tags: string[];
  /** A published flow. */
  flow: string;
}

async function furnish(random: Random, time_zone: string): Promise<Place> {
  const company = await server.createCompany();
  const { account_id, owner } = company;
  await server.runtime.database.acrossAccounts.run(
    sql`update accounts set time_zone = ${time_zone} where id = ${account_id}`,
  );
  // The clock of this test runs faster than a session lasts.
  await server.runtime.database.acrossAccounts.run(
    sql`update sessions set expires = '2100-01-01', idle_seconds = 1000000000 where account_id = ${account_id}`,
  );
  const departments = [company.department, await company.addDepartment('Vendas')];
  const channels = [await company.addChannel(), await company.addChannel({ department: departments[1] })];
  // The second number starts with the bot.
  await server.runtime.database.acrossAccounts.run(
    sql`update channels set redirect = 'flow_chatbot' where account_id = ${account_id} and id = ${channels[1]?._id}`,
  );
  const tags = [];
  for (const name of ['VIP', 'Novo', 'Atraso'])
    tags.push((await owner.call(calls.saveTag, { name, color: '#112233' }))._id);
  const { _id: flow, revision } = await owner.call(calls.saveFlow, {
    name: 'Fluxo',
    document: greeting(),
    revision: 0,
  });
  await owner.call(calls.publishFlow, { flow_id: flow, revision });
  const db = server.runtime.database.forAccount(account_id);
  return { company, db, random, channels, departments, tags, flow };
}

const pick = <Item>(random: Random, list: readonly Item[]): Item => {
  const item = list[random.between(0, list.length - 1)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** Makes something happen at the company: a customer writes, or a person does something with a conversation. */
async function happen(place: Place): Promise<void> {
  const { db, random, channels, departments, tags, flow } = place;
  const { owner } = place.company;
  const rows = await db.rows<{ id: string; contact_id: string; finished: Date | null }>(
    sql`select id, contact_id, finished from conversations where account_id = ${db.account_id} order by id`,
  );
  if (rows.length < 3 || random.next() < 0.35) {
    const [channel, phone] = [pick(random, channels)._id, `55419${80_000_000 + random.between(0, 11)}`];
    const before = await db.row(sql`select count(*) as n from messages where account_id = ${db.account_id}`);
    // What is known of the customer comes before the message; contacts are merged by it.
    if (random.next() < 0.3) await server.simulator('identify', { channel, phone });
    await server.simulator('send', { channel, phone, message: 'Oi', hides_phone: random.next() < 0.3 });
    await eventually(async () => {
      const after = await db.row(sql`select count(*) as n from messages where account_id = ${db.account_id}`);
      return JSON.stringify(after) !== JSON.stringify(before);
    });
    return;
  }
  const { id: conversation_id, contact_id, finished } = pick(random, rows);
  const some = tags.filter(() => random.next() < 0.5);
  const acts: (() => Promise<unknown>)[] = [
    () => owner.call(calls.changeContactTags, { contact: { _id: contact_id, tags: some } }),
    async () => {
      const [merge] = await owner.call(calls.getContactMerges, { contact_id });
      if (merge) await owner.call(calls.separateContact, { merge_id: merge._id });
    },
    ...(finished
      ? // Refused when the contact wrote again meanwhile.
        [() => owner.call(calls.resumeConversation, { conversation_id }).catch(() => undefined)]
      : [
          () => owner.call(calls.finishConversation, { conversation_id }),
          () =>
            owner.call(calls.changeConversation, { conversation_id, department: pick(random, departments) }),
          () => owner.call(calls.setManual, { conversation_id }),
          () => owner.call(calls.transferToFlow, { conversation_id, flow }),
          () => owner.call(calls.sendMessage, { conversation_id, text: 'Olá' }),
        ]),
  ];
  await pick(random, acts)();
}

// New York changes its clocks on 8 March 2026; São Paulo no longer does; Kiritimati is a day ahead of most.
it.each(['America/New_York', 'America/Sao_Paulo', 'Pacific/Kiritimati'])(
  'the numbers are those of the rows in %s, both counted live and recounted',
  async (time_zone) => {
    const random = seededRandom(`rollups ${time_zone}`);
    now = new Date('2026-03-06T12:00:00Z');
    const place = await furnish(random, time_zone);
    for (let step = 0; step < 45; step += 1) {
      now = new Date(now.getTime() + random.between(1, 220) * 60_000);
      await happen(place);
      if (random.next() < 0.3) await countEvents(place.db, random.between(1, 5));
    }
    await countEvents(place.db);
    const kept = await numbers(place.db);
    expect(kept.days.length).toBeGreaterThan(2);
    expect(kept).toEqual(await truth(place.db));
    await recount(place.db);
    expect(await numbers(place.db)).toEqual(kept);
  },
  90_000,
);

it('an event is counted once, however many processes count it at once and however often', async () => {
  const place = await furnish(seededRandom('rollups together'), 'America/Sao_Paulo');
  for (let step = 0; step < 12; step += 1) await happen(place);
  await Promise.all(Array.from({ length: 4 }, () => countEvents(place.db, 2)));
  const once = await numbers(place.db);
  expect(once).toEqual(await truth(place.db));
  // What the network tells of the last messages may come after them.
  await eventually(async () => (await countEvents(place.db)) === 0);
  expect(await numbers(place.db)).toEqual(once);
});

it('of an erased contact only the counts are kept, also after a recount', async () => {
  const place = await furnish(seededRandom('rollups erased'), 'America/Sao_Paulo');
  const { company, db, tags } = place;
  for (let step = 0; step < 6; step += 1) await happen(place);
  const contact = await db.row<{ id: string }>(
    sql`select contact_id as id from conversations where account_id = ${db.account_id} limit 1`,
  );
  const _id = contact?.id ?? '';
  await company.owner.call(calls.changeContactTags, { contact: { _id, tags } });
  await countEvents(db);
  const before = await numbers(db);
  const told = () =>
    db.rows(
      sql`select id from report_contacts where account_id = ${db.account_id} and id = ${_id}
        union all select id from report_conversations where account_id = ${db.account_id} and contact_id = ${_id}`,
    );
  expect((await told()).length).toBeGreaterThan(1);
  await company.owner.call(calls.deleteContact, { contact: { _id } });
  for (const count of [countEvents, recount]) {
    await count(db, 2);
    expect(await told()).toEqual([]);
    expect(await numbers(db)).toEqual(before);
  }
});

it('a recount gives the same numbers after the events were pruned, including those of an erased contact', async () => {
  const place = await furnish(seededRandom('rollups pruned'), 'America/Sao_Paulo');
  now = new Date('2026-03-06T02:00:00Z');
  for (let step = 0; step < 8; step += 1) await happen(place);
  const { company, db, tags } = place;
  const contact = await db.row<{ id: string }>(
    sql`select contact_id as id from conversations where account_id = ${db.account_id} limit 1`,
  );
  const _id = contact?.id ?? '';
  // Tagged and erased within one batch.
  await company.owner.call(calls.changeContactTags, { contact: { _id, tags } });
  await company.owner.call(calls.deleteContact, { contact: { _id } });
  const inNineDays = { now: () => new Date(Date.now() + 9 * 24 * 60 * 60 * 1000) };
  const { database } = server.runtime;
  // Receipts of what was sent may still come.
  await eventually(async () => {
    await countEvents(db);
    await pruneEvents({ database, clock: inNineDays }, { followers: [follower] });
    return (await db.row(sql`select from domain_events where account_id = ${db.account_id}`)) === null;
  });
  const before = await numbers(db);
  expect(before.tags.length).toBeGreaterThan(0);
  await db.run(sql`delete from report_days where account_id = ${db.account_id}`);
  await db.run(sql`delete from report_tag_days where account_id = ${db.account_id}`);
  await recount(db);
  expect(await numbers(db)).toEqual(before);
});

it('a conversation that comes back finished, when contacts are separated, counts again', async () => {
  const { db, company, channels } = await furnish(seededRandom('rollups separated'), 'America/Sao_Paulo');
  const [channel, phone] = [channels[0]?._id ?? '', '5541980000001'];
  const { owner } = company;
  const rows = () =>
    db.rows<{ id: string; contact_id: string }>(
      sql`select id, contact_id from conversations where account_id = ${db.account_id}`,
    );
  await server.simulator('send', { channel, phone, message: 'Oi', hides_phone: true });
  await eventually(async () => (await rows()).length === 1);
  const jid = `${phone}@s.whatsapp.net`;
  await owner.call(calls.startConversation, { jid, chip: channel, department: company.department });
  await server.simulator('identify', { channel, phone });
  await eventually(async () => (await rows()).length === 1);
  const [united] = await rows();
  await countEvents(db);
  await owner.call(calls.finishConversation, { conversation_id: united?.id ?? '' });
  const [merge] = await owner.call(calls.getContactMerges, { contact_id: united?.contact_id ?? '' });
  await owner.call(calls.separateContact, { merge_id: merge?._id ?? '' });
  await countEvents(db);
  expect(await rows()).toHaveLength(2);
  expect(await numbers(db)).toEqual(await truth(db));
});

it('a company’s numbers follow it into another time zone', async () => {
  const place = await furnish(seededRandom('rollups zone'), 'America/Sao_Paulo');
  now = new Date('2026-03-06T02:00:00Z');
  for (let step = 0; step < 4; step += 1) await happen(place);
  await countEvents(place.db);
  const before = await numbers(place.db);
  expect(daysOf(before)).toEqual(new Set(['2026-03-05']));
  await server.runtime.database.acrossAccounts.run(
    sql`update accounts set time_zone = 'Asia/Tokyo' where id = ${place.db.account_id}`,
  );
  await recountMoved(server.runtime);
  const after = await numbers(place.db);
  expect(daysOf(after)).toEqual(new Set(['2026-03-06']));
  expect(after.provider).toEqual(before.provider);
  expect(after).toEqual(await truth(place.db));
});
