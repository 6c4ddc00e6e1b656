import { calls, type Media } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { publishedFlow } from '../../testing/published-flow.ts';
import { samplePicture, upload } from '../../testing/sample-files.ts';
import { openTalk } from '../../testing/talk.ts';
import { startPump } from './start/start-pump.ts';
import { campaignTest } from './testing/campaign-test.ts';
import { openCampaigns, type Somebody } from './testing/open-campaigns.ts';

const it = campaignTest
  .extend('flow', { scope: 'file' }, ({ owner }) => publishedFlow(owner, 'Boas-vindas'))
  /** Has these people write, lets a bot talk with each, and returns their conversations. */
  .extend('inConversation', ({ talk, db }) => async (people: readonly Somebody[]): Promise<string[]> => {
    for (const { phone } of people) await talk.writes(phone, 'Oi');
    const found = await Promise.all(people.map(({ phone }) => talk.conversation(phone)));
    const ids = found.map(({ _id }) => _id);
    await db.run(
      sql`update conversations set is_manual = false, chatbot_type = 'flow_chatbot' where id = any(${ids}::uuid[])`,
    );
    return ids;
  });

const isGone = (sent: string | null) => (sent === null ? 0 : 1);

it('who answers, asks for no more or gets a tag while two workers send gets one message or none, as the ledger says', async ({
  owner,
  talk,
  campaigns,
  recipients,
}) => {
  const { tag, people } = await campaigns.people(12);
  const { tag: skip } = await campaigns.people(0);
  const id = await campaigns.schedule(tag, { audience_tags_skip: [skip] });
  await campaigns.start(id);
  const [answering, leaving, tagged] = [people.slice(0, 3), people.slice(3, 6), people.slice(6, 9)];
  await Promise.all([
    campaigns.work(60),
    campaigns.work(60),
    ...answering.map(({ phone }) => talk.writes(phone, 'Oi')),
    ...leaving.map(({ phone }) => owner.call(calls.addOptOut, { phone })),
    ...tagged.map(({ _id }) => owner.call(calls.changeContactTags, { contact: { _id, tags: [tag, skip] } })),
  ]);
  await campaigns.work(60);
  const sends = await recipients(id);
  expect(sends.filter(({ state }) => state === 'waiting')).toEqual([]);
  await eventually(async () => {
    const found = await Promise.all(sends.map(({ phone }) => talk.inbox(phone)));
    expect(found.map(({ length }) => length)).toEqual(sends.map(({ sent }) => isGone(sent)));
    return true;
  });
  const left = sends.filter(({ sent }) => sent === null).map(({ reason }) => reason);
  expect(left.filter((reason) => reason !== 'opted_out' && reason !== 'tag_skipped')).toEqual([]);
  const sure = new Set([...answering, ...people.slice(9)].map(({ phone }) => phone));
  expect(sends.filter(({ phone, sent }) => sure.has(phone) && sent === null)).toEqual([]);
  await eventually(async () => {
    await campaigns.follow();
    const { status, sent_messages } = await campaigns.get(id);
    return status === 'finished' && sent_messages === sends.length - left.length;
  });
});

it.for(['text', 'flow'] as const)(
  'a %s that two workers send leaves who is taken over meanwhile with that person, and nothing behind the end of who is finished',
  async (message_type, { owner, talk, campaigns, recipients, flow, inConversation }) => {
    const { tag, people } = await campaigns.people(9);
    const conversations = await inConversation(people);
    const flowFields = { message_type: 'flow' as const, flow, message: [] };
    const id = await campaigns.schedule(tag, message_type === 'flow' ? flowFields : {});
    await campaigns.start(id);
    const [taken, finished] = [conversations.slice(0, 3), conversations.slice(3, 6)];
    await Promise.all([
      campaigns.work(60),
      campaigns.work(60),
      ...taken.map((conversation_id) => owner.call(calls.setManual, { conversation_id })),
      ...finished.map((conversation_id) => owner.call(calls.finishConversation, { conversation_id })),
    ]);
    await campaigns.work(60);
    const sends = await recipients(id);
    const mayMiss = new Set(message_type === 'flow' ? people.slice(0, 3).map(({ phone }) => phone) : []);
    for (const { phone, sent, reason } of sends)
      expect(sent !== null || (mayMiss.has(phone) && reason === 'person_attends')).toBe(true);
    // The answers of a flow come from a worker that does not run here.
    const arrives = message_type === 'text' ? 1 : 0;
    await eventually(async () => {
      const found = await Promise.all(sends.map(({ phone }) => talk.inbox(phone)));
      expect(found.map(({ length }) => length)).toEqual(sends.map(() => arrives));
      return true;
    });
    for (const conversation_id of taken)
      expect(await owner.call(calls.getConversation, { conversation_id })).toMatchObject({ is_manual: true });
    for (const conversation_id of finished)
      expect((await talk.messages(conversation_id)).at(-1)?.event).toBe('finished');
  },
);

it('cancelled while two workers send, nothing is handed over after the answer, and what was arrives once', async ({
  owner,
  talk,
  campaigns,
  recipients,
}) => {
  const { tag, people } = await campaigns.people(60);
  const id = await campaigns.schedule(tag);
  await campaigns.start(id);
  const counts = async () => (await campaigns.get(id)).counts;
  const arrived = async () =>
    (await Promise.all(people.map(({ phone }) => talk.inbox(phone)))).map(({ length }) => length);
  const handedOver = async () => (await recipients(id)).filter(({ sent }) => sent !== null).length;
  await campaigns.work(10);
  await eventually(async () => (await arrived()).includes(1));
  const before = await handedOver();
  const working = Promise.all([campaigns.work(60), campaigns.work(60)]);
  await eventually(async () => (await handedOver()) > before);
  await owner.call(calls.updateCampaign, { _id: id, cancel_now: true });
  const { cancelled, waiting } = await counts();
  expect([waiting, cancelled > 0, cancelled < 60]).toEqual([0, true, true]);
  await working;
  await campaigns.work();
  expect((await counts()).cancelled).toBe(cancelled);
  await eventually(async () => {
    const found = await arrived();
    expect(found.filter((count) => count === 1)).toHaveLength(60 - cancelled);
    expect(Math.max(...found)).toBe(1);
    return true;
  });
});

it('between two parts of a large one, what has to start in another company goes first', async ({
  server,
  campaigns,
  db,
}) => {
  const { tag } = await campaigns.people(1);
  const large = await campaigns.schedule(tag);
  await campaigns.start(large);
  await db.run(sql`update campaigns set planned_at = null where id = ${large}`);
  const other = await openTalk(server);
  const others = await openCampaigns(server, other);
  const small = await others.schedule((await others.people(1)).tag);
  const { claim, perform } = startPump.open(server.runtime);
  const next = async () => (await claim({ max: 1, maxOfCompany: 1, inHand: new Map() }))[0];
  const first = await next();
  expect(first).toEqual({ account_id: other.company.account_id, id: small });
  if (first) await perform(first);
  const second = await next();
  expect(second?.id).toBe(large);
  if (second) await perform(second);
  expect(await next()).toBeUndefined();
  expect((await others.get(small)).counts.waiting).toBe(1);
});

it('a number that is lost holds it, and one that is deleted ends it, with the reason', async ({
  owner,
  talk,
  campaigns,
  recipients,
  db,
}) => {
  const number = await talk.company.addChannel();
  const { tag } = await campaigns.people(3);
  const id = await campaigns.schedule(tag, { chip: number._id });
  await campaigns.start(id);
  await campaigns.work(1);
  await owner.call(calls.connectChip, { chip: number._id, connect: false });
  await eventually(async () => {
    await campaigns.work(1);
    const { waits } = await owner.call(calls.getCampaignRealTimeData, { campaign_id: id });
    return waits?.reason === 'number_offline';
  });
  const { waiting } = (await campaigns.get(id)).counts;
  expect(waiting).toBeGreaterThan(0);
  await db.run(sql`update channels set filed = true where id = ${number._id}`);
  await campaigns.work();
  const gone = (await recipients(id)).filter(({ reason }) => reason === 'number_gone');
  expect(gone).toHaveLength(waiting);
});

it('an erased contact is left out, and nothing of them stays', async ({
  owner,
  campaigns,
  recipients,
  db,
}) => {
  const { tag, people } = await campaigns.people(2);
  const id = await campaigns.schedule(tag);
  await campaigns.start(id);
  const [erased] = people;
  await owner.call(calls.deleteContact, { contact: { _id: erased?._id ?? '' } });
  await campaigns.work();
  expect(
    (await recipients(id))
      .map(({ name, phone, reason }) => [name !== '', phone !== '', reason].join())
      .toSorted(),
  ).toEqual(['false,false,contact_gone', 'true,true,']);
  const held = sql`select from sends where source_id = ${id} and sends::text like ${`%${erased?.phone}%`}`;
  expect(await db.row(held)).toBeNull();
});

it('a file goes with the text, also when it is duplicated, and is missed once it is deleted', async ({
  server,
  owner,
  talk,
  campaigns,
  recipients,
}) => {
  const file = { bytes: await samplePicture('png'), name: 'oferta.png' };
  const { body } = await upload(server.url, owner, {
    call: calls.uploadFile,
    file,
    input: { filename: 'Oferta' },
  });
  const { _id: media } = body.message as Media;
  const { tag, people } = await campaigns.people(1);
  const id = await campaigns.schedule(tag, { media, message: ['Para {nome}'] });
  expect((await campaigns.get(id)).media).toMatchObject({ name: 'Oferta', type: 'image' });
  await campaigns.start(id);
  await campaigns.work();
  const [received] = await eventually(async () => {
    const inbox = await talk.inbox(people[0]?.phone ?? '');
    return inbox.length > 0 ? inbox : null;
  });
  expect(received).toMatchObject({ type: 'image', message: 'Para Pessoa 1' });
  const { tag: other } = await campaigns.people(1);
  const missed = await campaigns.schedule(other, { media, message: [''] });
  await campaigns.start(missed);
  await server.runtime.database.acrossAccounts.run(
    sql`update campaigns set media_id = null where id = ${missed}`,
  );
  await campaigns.work();
  expect((await recipients(missed)).map(({ reason }) => reason)).toEqual(['file_gone']);
});

it('a file of campaigns alone stays while one of them carries it, and goes with the last that is archived', async ({
  server,
  owner,
  talk,
  db,
}) => {
  const file = { bytes: await samplePicture('png'), name: 'brinde.png' };
  const { body } = await upload(server.url, owner, { call: calls.uploadImage, file, input: {} });
  const { _id: media } = body.message as Media;
  const draft = (name: string) =>
    owner.call(calls.createCampaign, { name, chip: talk.channel._id, media, message: [''], draft: true });
  const [one, other] = [await draft('Um'), await draft('Outro')];
  const rows = () => db.rows(sql`select kept from media where id = ${media}`);
  await owner.call(calls.updateCampaign, { _id: one._id, filed: true });
  expect(await rows()).toEqual([{ kept: 'quick' }]);
  await owner.call(calls.updateCampaign, { _id: other._id, name: 'Outro', draft: true });
  expect(await rows()).toEqual([]);
});
