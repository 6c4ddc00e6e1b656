import { calls } from '@prosa/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../platform/log/log.ts';
import { openDatabase, type Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { callSimulator } from '../testing/call-simulator.ts';
import { eventually } from '../testing/eventually.ts';
import { openPlace, type Place } from '../testing/server-process.ts';
import { openTalk, type Talk } from '../testing/talk.ts';
import { createTestCompany } from '../testing/test-company.ts';

const receivers = 1000;
const kills = 10;
const texts = ['A', 'B', 'C', 'D'];
let place: Place;
let database: Database;

beforeAll(async () => {
  place = await openPlace();
  const log = createLog('silent');
  database = openDatabase({ connection: place.connection, log, onEvents: () => undefined });
});
afterAll(async () => {
  await database.close();
  await place.dispose();
});

interface Public {
  channel_id: string;
  first: number;
  count: number;
}

/** Makes people with a tag, whom the number knows to have WhatsApp: it may ask about few in a minute. */
async function peopleOf({ company }: Talk, { channel_id, first, count }: Public): Promise<string> {
  const { _id: tag } = await company.owner.call(calls.saveTag, {
    name: `Público ${channel_id}`,
    color: '#112233',
  });
  await database.acrossAccounts.run(
    sql`with made as (
        insert into contacts (account_id, id, name, phone, created)
        select ${company.account_id}, gen_random_uuid(), 'Pessoa', (5541990000000 + n)::text, now()
        from generate_series(${first}::bigint, ${first + count - 1}::bigint) as n returning id, phone
      ), tagged as (
        insert into contact_tags (account_id, contact_id, tag_id) select ${company.account_id}, id, ${tag}::uuid from made
      )
      insert into phone_checks (account_id, channel_id, phone, jid, checked)
      select ${company.account_id}, ${channel_id}, phone, phone || '@s.whatsapp.net', now() - interval '2 days' from made`,
  );
  return tag;
}

/** Schedules a campaign whose interval is that of a test, for now. */
async function begin(talk: Talk, people: Public, seconds: number): Promise<string> {
  const { _id } = await talk.company.owner.call(calls.createCampaign, {
    name: 'Promoção',
    chip: people.channel_id,
    audience_type: 'tags',
    audience_tags: [await peopleOf(talk, people)],
    message: texts,
    scheduledTo: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await database.acrossAccounts.run(
    sql`update campaigns set interval_seconds = ${seconds}, scheduled_to = now() where id = ${_id}`,
  );
  return _id;
}

it('killed ten times at random, two workers send each of a thousand exactly one message, texts in rotation, intervals kept', async () => {
  const [{ url }, ...first] = await Promise.all([
    place.start('web,sessions'),
    place.start('worker'),
    place.start('worker'),
  ]);
  const talk = await openTalk({
    createCompany: () => createTestCompany(url),
    simulator: (name, input) => callSimulator(url, name, input),
  });
  const { owner, account_id } = talk.company;
  const all = { from_minute: 0, until_minute: 0, weekdays: [0, 1, 2, 3, 4, 5, 6], on_holidays: true };
  await owner.call(calls.updateSendingSettings, { ...all, max_per_hour: null, max_per_day: null });
  const slow = await talk.company.addChannel();
  const id = await begin(talk, { channel_id: talk.channel._id, first: 1, count: receivers }, 0);
  const slowly = await begin(talk, { channel_id: slow._id, first: receivers + 1, count: 12 }, 1);
  const { acrossAccounts } = database;
  const gone = async (campaign_id: string) =>
    (
      await acrossAccounts.row<{ gone: number }>(
        sql`select count(*)::integer as gone from sends where source_id = ${campaign_id} and handed_at is not null`,
      )
    )?.gone ?? 0;
  const workers = [...first];
  for (let kill = 0; kill < kills; kill += 1) {
    const until = ((kill + Math.random()) * receivers * 0.9) / kills;
    await eventually(async () => (await gone(id)) >= until, 120_000);
    await workers.shift()?.kill();
    // What it had in hand is looked at again after its lease.
    await acrossAccounts.run(
      sql`update send_numbers set available_at = least(available_at, now()) where account_id = ${account_id}`,
    );
    workers.push(await place.start('worker'));
  }
  const campaign = (campaign_id: string) => owner.call(calls.getCampaign, { campaign_id });
  for (const one of [id, slowly])
    await eventually(async () => (await campaign(one)).status === 'finished', 240_000);
  expect(await campaign(id)).toMatchObject({ sent_messages: receivers, people_count: receivers });
  const sends = await acrossAccounts.rows<{ phone: string; text: string }>(
    sql`select k.phone, m.message as text from sends s
      join contacts k on k.account_id = s.account_id and k.id = s.contact_id
      join messages m on m.account_id = s.account_id and m.id = s.message_id where s.source_id = ${id}`,
  );
  expect(new Set(sends.map(({ phone }) => phone)).size).toBe(receivers);
  for (const text of texts)
    expect(sends.filter((send) => send.text === text)).toHaveLength(receivers / texts.length);
  for (const { phone, text } of sends)
    expect((await talk.inbox(phone)).map(({ message }) => message)).toEqual([text]);
  const moments = await acrossAccounts.rows<{ handed_at: Date }>(
    sql`select handed_at from sends where source_id = ${slowly} order by handed_at`,
  );
  const gaps = moments
    .slice(1)
    .map(({ handed_at }, at) => handed_at.getTime() - (moments[at]?.handed_at.getTime() ?? 0));
  expect(moments).toHaveLength(12);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
}, 600_000);
