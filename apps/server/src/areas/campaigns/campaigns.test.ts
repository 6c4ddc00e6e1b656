import { campaignCalls, calls, errorText, type Call, type CallInput, type ErrorCode } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { campaignTest } from './testing/campaign-test.ts';

type Fields = CallInput<typeof calls.createCampaign>;

const it = campaignTest
  /** What each phone received. */
  .extend(
    'received',
    ({ talk }) =>
      (people: { phone: string }[]) =>
        Promise.all(people.map(async ({ phone }) => (await talk.inbox(phone)).map(({ message }) => message))),
  );

describe('a campaign is refused', () => {
  it('word for word where something is missing, and never half saved', async ({ owner, talk, campaigns }) => {
    const { tag } = await campaigns.people(1);
    const whole: Fields = {
      name: 'Promoção',
      chip: talk.channel._id,
      audience_type: 'tags',
      audience_tags: [tag],
      message: ['Oi'],
      scheduledTo: new Date(Date.now() + 3_600_000).toISOString(),
    };
    const refused: [Partial<Fields>, ErrorCode][] = [
      [{ name: ' ' }, 'name_required'],
      [{ chip: null }, 'campaign_chip_required'],
      [{ audience_type: 'audience' }, 'campaign_audience_required'],
      [{ audience_tags: [] }, 'campaign_tags_required'],
      [{ message: ['Oi', ' '] }, 'campaign_text_empty'],
      [{ message: [] }, 'campaign_text_empty'],
      [{ message_type: 'flow' }, 'campaign_flow_required'],
      [{ scheduledTo: null }, 'campaign_date_required'],
      [{ scheduledTo: '2020-01-01T10:00:00.000Z' }, 'campaign_date_past'],
    ];
    for (const [changes, code] of refused) {
      const { body } = await owner.attempt(calls.createCampaign, { ...whole, ...changes });
      expect(body).toEqual({ error: true, message: errorText(code) });
    }
    expect((await owner.call(calls.getCampaigns, {})).total).toBe(0);
    const { _id } = await owner.call(calls.createCampaign, { name: 'Rascunho', draft: true });
    expect(await campaigns.get(_id)).toMatchObject({ status: 'draft', interval: 60, people_count: 0 });
    await owner.call(calls.updateCampaign, { _id, ...whole });
    expect(await campaigns.get(_id)).toMatchObject({ status: 'scheduled', message: ['Oi'] });
  });

  it('where the plan has none, whatever is asked', async ({ server, otherCompany }) => {
    const { database } = server.runtime;
    await database.acrossAccounts.run(
      sql`update accounts set campaigns_enabled = false where id = ${otherCompany.account_id}`,
    );
    // What is not a field of a call is dropped.
    const { _id } = otherCompany.owner.user;
    const input = { campaign_id: _id, _id, act: 'pause', phone: '41999990000', name: 'Oferta', draft: true };
    const asked = Object.values(campaignCalls).map((call: Call) => otherCompany.owner.attempt(call, input));
    for (const { body } of await Promise.all(asked))
      expect(body).toEqual({ error: true, message: 'Funcionalidade indisponível no Plano Solo' });
  });
});

describe('the people of a campaign', () => {
  it('are those of its start, each reads one version in rotation with values of then, and nobody two', async ({
    owner,
    campaigns,
    received,
    recipients,
  }) => {
    const { tag, people } = await campaigns.people(6);
    const message = ['A {nome}', 'B {cidade|"aí"}', 'C {saudacao} {empresa}'];
    const id = await campaigns.schedule(tag, { message });
    await Promise.all([campaigns.start(id), campaigns.start(id), campaigns.start(id)]);
    await campaigns.start(id);
    const [first] = await recipients(id);
    const renamed = { _id: first?.contact_id ?? '', override_name: 'Outro nome' };
    await owner.call(calls.changeContactName, { contact: renamed });
    await owner.call(calls.createContact, { name: 'Depois', phone: '5541977776666' });
    await campaigns.work();
    await eventually(async () => (await received(people)).every(({ length }) => length === 1));
    await eventually(async () => {
      await campaigns.follow();
      return (await campaigns.get(id)).status === 'finished';
    });
    const texts = (await received(people)).flat();
    expect(texts.map((text) => text[0] ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'A',
      'A',
      'B',
      'B',
      'C',
      'C',
    ]);
    expect(texts.join('\n')).not.toMatch(/[{}]|Outro nome/);
    expect(await campaigns.get(id)).toMatchObject({ sent_messages: 6, people_count: 6 });
    const { all, versions } = await owner.call(calls.getCampaignResults, { campaign_id: id });
    expect([all.sent, ...versions.map(({ sent }) => sent)]).toEqual([6, 2, 2, 2]);
    expect((await recipients(id)).map(({ version }) => version)).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it('are told apart beforehand as they are when their turn comes', async ({
    owner,
    talk,
    campaigns,
    received,
    recipients,
  }) => {
    const { tag, people } = await campaigns.people(5);
    const { tag: skip } = await campaigns.people(0);
    const [ignored, optedOut, skipped, later, plain] = people;
    if (!ignored || !optedOut || !skipped || !later || !plain) throw new Error('five people');
    await owner.call(calls.ignoreContact, { contact: { _id: ignored._id, ignore: true } });
    await owner.call(calls.addOptOut, { phone: optedOut.phone });
    await owner.call(calls.changeContactTags, { contact: { _id: skipped._id, tags: [tag, skip] } });
    const target = { chip: talk.channel._id, audience_type: 'tags' as const, audience_tags: [tag] };
    const asked = { ...target, audience_tags_skip: [skip], message: ['{nome} {pedido}'] };
    const check = await owner.call(calls.checkCampaign, asked);
    expect(check).toMatchObject({ total: 5, receives: 2, new_chats: 2, is_connected: true });
    expect(check.gaps).toEqual([{ variable: 'pedido', count: 2 }]);
    expect(Object.fromEntries(check.left_out.map(({ reason, count }) => [reason, count]))).toEqual({
      ignored: 1,
      opted_out: 1,
      tag_skipped: 1,
    });
    const { data } = await owner.call(calls.getCampaignPeople, { ...asked, left_out: 'opted_out' });
    expect(data.map(({ phone }) => phone)).toEqual([optedOut.phone]);
    const id = await campaigns.schedule(tag, { audience_tags_skip: [skip] });
    await campaigns.start(id);
    // What happens between the start and their turn counts too.
    await owner.call(calls.changeContactTags, { contact: { _id: later._id, tags: [tag, skip] } });
    await campaigns.work();
    const reasons = new Map((await recipients(id)).map(({ phone, reason }) => [phone, reason]));
    expect(people.map(({ phone }) => reasons.get(phone))).toEqual([
      'ignored',
      'opted_out',
      'tag_skipped',
      'tag_skipped',
      null,
    ]);
    await eventually(async () => (await received([plain]))[0]?.length === 1);
    expect((await received([ignored, optedOut, skipped, later])).flat()).toEqual([]);
  });

  it('of thousands come into the ledger in parts, also after a worker that died between two', async ({
    owner,
    campaigns,
    db,
  }) => {
    const { tag } = await campaigns.people(2300);
    const id = await campaigns.schedule(tag, { message: ['A', 'B'] });
    await campaigns.start(id);
    const counts = await db.row(
      sql`select count(*)::integer as all, count(distinct contact_id)::integer as people,
        count(*) filter (where (data ->> 'version')::integer = position % 2)::integer as rotated
        from sends where source_id = ${id}`,
    );
    expect(counts).toEqual({ all: 2300, people: 2300, rotated: 2300 });
    expect(await db.row(sql`select from campaign_people where campaign_id = ${id}`)).toBeNull();
    await db.run(sql`update campaigns set planned_at = null where id = ${id}`);
    await db.run(sql`insert into campaign_people (account_id, campaign_id, position, name, variables, phone)
      values (${db.account_id}, ${id}, 2300, 'Última', '{}', '5541933334444')`);
    await campaigns.start(id);
    await owner.call(calls.updateCampaign, { _id: id, cancel_now: true });
    expect((await campaigns.get(id)).counts).toMatchObject({ cancelled: 2301, waiting: 0 });
  });
});

describe('a campaign under way', () => {
  it('pauses, goes on, and once cancelled sends nothing more', async ({ owner, campaigns, received }) => {
    const { tag, people } = await campaigns.people(4);
    const id = await campaigns.schedule(tag);
    await campaigns.start(id);
    await campaigns.work(1);
    const arrived = async () => (await received(people)).flat().length;
    await eventually(async () => (await arrived()) === 1);
    await owner.call(calls.steerCampaign, { campaign_id: id, act: 'pause' });
    await campaigns.work();
    expect(await campaigns.get(id)).toMatchObject({ status: 'started', held: { reason: 'paused' } });
    expect(await arrived()).toBe(1);
    await owner.call(calls.steerCampaign, { campaign_id: id, act: 'resume' });
    await campaigns.work(1);
    await eventually(async () => (await arrived()) === 2);
    await campaigns.follow();
    const live = await owner.call(calls.getCampaignRealTimeData, { campaign_id: id });
    expect(live).toMatchObject({ status: 'started', people_count: 4, held: null });
    expect(live.next_messages.map(({ text }) => text?.slice(0, 4))).toEqual(['Oi, ', 'Oi, ']);
    expect(Date.parse(live.estimated_finish_time ?? '')).toBeGreaterThan(Date.now());
    await owner.call(calls.updateCampaign, { _id: id, cancel_now: true });
    await campaigns.work();
    expect(await campaigns.get(id)).toMatchObject({
      status: 'canceled',
      cancel_now: true,
      counts: { cancelled: 2 },
    });
    expect(await arrived()).toBe(2);
    const { body } = await owner.attempt(calls.updateCampaign, { _id: id, cancel_now: true });
    expect(body).toEqual({ error: true, message: errorText('campaign_over') });
  });

  it('does not change any more, sends again only what failed, and ends when nothing waits', async ({
    owner,
    campaigns,
    received,
    db,
  }) => {
    const { tag, people } = await campaigns.people(2);
    const id = await campaigns.schedule(tag);
    await campaigns.start(id);
    const { body } = await owner.attempt(calls.updateCampaign, { _id: id, name: 'Outra', draft: true });
    expect(body).toEqual({ error: true, message: errorText('campaign_fixed') });
    const retry = () => owner.attempt(calls.steerCampaign, { campaign_id: id, act: 'retry' });
    expect((await retry()).body).toEqual({ error: true, message: errorText('campaign_nothing_failed') });
    await campaigns.work();
    await eventually(async () => (await received(people)).flat().length === 2);
    await eventually(async () => {
      await campaigns.follow();
      return (await campaigns.get(id)).status === 'finished';
    });
    await db.run(sql`update sends set state = 'failed' where source_id = ${id} and position = 0`);
    expect((await retry()).body.error).toBe(false);
    expect(await campaigns.get(id)).toMatchObject({ status: 'started', finished: null });
    await campaigns.work();
    await eventually(async () => (await received(people)).flat().length === 3);
    await eventually(async () => {
      await campaigns.follow();
      return (await campaigns.get(id)).status === 'finished';
    });
  });

  it('counts the replies, who asked for no more, and the conversations that opened', async ({
    owner,
    talk,
    campaigns,
    received,
  }) => {
    const { tag, people } = await campaigns.people(3);
    const id = await campaigns.schedule(tag, { message: ['A', 'B', 'C'] });
    await campaigns.start(id);
    await campaigns.work();
    await eventually(async () => (await received(people)).every(({ length }) => length === 1));
    const [answers] = people;
    await talk.writes(answers?.phone ?? '', 'Quero saber mais');
    await talk.conversation(answers?.phone ?? '');
    const results = () => owner.call(calls.getCampaignResults, { campaign_id: id });
    await eventually(async () => {
      await campaigns.follow();
      return (await results()).all.replied === 1;
    });
    const { versions, conversations, opted_out } = await results();
    expect(versions.map(({ replied }) => replied).toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect([conversations, opted_out]).toEqual([1, 0]);
  });
});

it.for([
  ['late', sql`scheduled_to = now() - interval '2 days'`],
  ['flow_gone', sql`message_type = 'flow', message = '{}'`],
  ['file_gone', sql`has_media = true`],
] as const)('one that cannot start says why: %s', async ([failure, change], { campaigns, db, owner }) => {
  const { tag } = await campaigns.people(1);
  const id = await campaigns.schedule(tag);
  await db.run(sql`update campaigns set ${change} where id = ${id}`);
  await campaigns.start(id);
  expect(await campaigns.get(id)).toMatchObject({ status: 'error', failure, people_count: 0 });
  await owner.call(calls.updateCampaign, { _id: id, filed: true });
  expect((await owner.attempt(calls.getCampaign, { campaign_id: id })).status).toBe(404);
});

it('an audience that a scheduled campaign needs is kept, and a test goes to the own phone and counts nowhere', async ({
  owner,
  talk,
  campaigns,
}) => {
  const { tag } = await campaigns.people(1);
  const filter = { tags_any: [tag] };
  const { _id: audience } = await owner.call(calls.saveAudience, { name: 'Dela', filter });
  const target = { chip: talk.channel._id, audience_type: 'audience', audience } as const;
  const scheduledTo = new Date(Date.now() + 3_600_000).toISOString();
  const fields = { ...target, name: 'Semana', message: ['Teste para {nome}'], scheduledTo };
  const { _id } = await owner.call(calls.createCampaign, fields);
  const archive = () => owner.attempt(calls.saveAudience, { _id: audience, filed: true });
  expect((await archive()).body).toEqual({ error: true, message: errorText('audience_in_use') });
  const phone = talk.phone();
  await owner.call(calls.testCampaign, { ...target, message: fields.message, phone });
  await campaigns.work();
  await eventually(async () => (await talk.inbox(phone))[0]?.message === 'Teste para Pessoa 1');
  expect(await campaigns.get(_id)).toMatchObject({ status: 'scheduled', sent_messages: 0 });
  await owner.call(calls.updateCampaign, { _id, cancel_now: true });
  expect((await archive()).body.error).toBe(false);
});
