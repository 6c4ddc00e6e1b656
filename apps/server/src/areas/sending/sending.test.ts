import { noRow, calls, type SendState } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';
import { conversationChecks } from '../conversations/index.ts';
import { cancelSends, holdSends, rescheduleSends, resumeSends, retrySends } from './ledger/change-sends.ts';
import { openSending } from './testing/open-sending.ts';
import { createTestSource } from './testing/test-source.ts';

const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({
    config: { processes: new Set(['web', 'sessions'] as const) },
  }))
  .extend('sending', { scope: 'file' }, ({ server, talk }) =>
    openSending(server, { account_id: talk.company.account_id, channel_id: talk.channel._id }),
  )
  .extend('db', ({ server, talk }) => server.runtime.database.forAccount(talk.company.account_id))
  /** Sends a text and waits until it arrived. */
  .extend('sent', ({ sending, talk }) => async (phone: string, text: string) => {
    const source = await sending.plan([{ to: { phone }, data: { text } }]);
    await sending.work();
    await eventually(async () => (await talk.inbox(phone)).some(({ message }) => message === text));
    return source;
  })
  .extend('open', ({ talk }) => async () => {
    const { data } = await talk.company.owner.call(calls.getDeskConversations, { limit: 100 });
    return data.map(({ contact }) => contact.phone);
  })
  .extend('broken', ({ server }) => async () => {
    const { database, storage, secrets } = server.runtime;
    const installation = { db: database.acrossAccounts, storage, secrets };
    const found = await Promise.all(conversationChecks.map((check) => check.find(installation)));
    return found.filter(({ count }) => count > 0).map(({ example }) => example);
  });

const texts = (messages: { message: string }[]) => messages.map(({ message }) => message);

describe('a text opens no conversation until its receiver replies', () => {
  it('then that very one opens once, new, with what was sent above the reply', async ({
    talk,
    sent,
    open,
    db,
    broken,
  }) => {
    const { owner } = talk.company;
    const phone = talk.phone();
    const before = await owner.call(calls.getConversations, { filter: { finished: true } });
    await sent(phone, 'Promoção 1');
    await sent(phone, 'Promoção 2');
    const quiet = await db.rows<{ id: string }>(sql`select c.id from conversations c
      join contacts k on k.account_id = c.account_id and k.id = c.contact_id where k.phone = ${phone}`);
    expect(quiet).toHaveLength(1);
    expect(await open()).not.toContain(phone);
    expect((await owner.call(calls.getConversations, { filter: { finished: true } })).total).toBe(
      before.total,
    );
    await Promise.all([talk.writes(phone, 'Quero'), talk.writes(phone, 'Ainda tem?')]);
    const conversation = await talk.conversation(phone);
    await eventually(async () => (await talk.messages(conversation._id)).length === 4);
    expect(conversation).toMatchObject({
      _id: quiet[0]?.id,
      is_new: true,
      waiting_response: true,
      finished: null,
    });
    const read = texts(await talk.messages(conversation._id));
    expect([read.slice(0, 2), read.slice(2).toSorted()]).toEqual([
      ['Promoção 1', 'Promoção 2'],
      ['Ainda tem?', 'Quero'],
    ]);
    const events = await db.rows(sql`select from domain_events where type = 'conversation.opened'
      and payload ->> 'conversation_id' = ${conversation._id}`);
    expect(events).toHaveLength(1);
    expect(await broken()).toEqual([]);
  });

  it('in an open conversation it stands there, and a customer who waits still waits', async ({
    talk,
    sent,
  }) => {
    const phone = talk.phone();
    await talk.writes(phone, 'Alguém aí?');
    const { _id } = await talk.conversation(phone);
    await talk.company.owner.call(calls.setManual, { conversation_id: _id });
    await sent(phone, 'Aviso');
    expect(texts(await talk.messages(_id)).at(-1)).toBe('Aviso');
    expect(await talk.conversation(phone)).toMatchObject({ _id, is_manual: true, waiting_response: true });
  });

  it('a person who begins it finds it too', async ({ talk, sent }) => {
    const { owner, department } = talk.company;
    const phone = talk.phone();
    await sent(phone, 'Lembrete');
    const begun = await owner.call(calls.startConversation, {
      jid: `${phone}@s.whatsapp.net`,
      chip: talk.channel._id,
      department,
    });
    expect(begun).toMatchObject({ is_manual: true, finished: null });
    expect(texts(await talk.messages(begun._id))).toEqual(['Lembrete']);
    expect((await talk.conversation(phone))._id).toBe(begun._id);
  });

  it('an erased contact takes it along, and its send tells nothing of them', async ({
    talk,
    sending,
    sent,
    db,
  }) => {
    const phone = talk.phone();
    const source = await sent(phone, 'Some');
    const [send] = await sending.list(source);
    await talk.company.owner.call(calls.deleteContact, { contact: { _id: send?.contact_id ?? '' } });
    expect(await sending.list(source)).toMatchObject([
      { contact_id: null, phone: null, data: {}, state: 'handed' },
    ]);
    expect(await db.row(sql`select from conversations where id = ${send?.conversation_id}`)).toBeNull();
  });
});

describe('the ledger', () => {
  it('what is planned twice is sent once, and goes forward with its message to the reply', async ({
    server,
    talk,
    sending,
    sent,
  }) => {
    const phone = talk.phone();
    const source = await sent(phone, 'Um');
    await sending.plan([{ to: { phone }, data: { text: 'Um' } }], { source });
    expect(await sending.work()).toBeLessThan(3);
    expect(texts(await talk.inbox(phone))).toEqual(['Um']);
    const reaches = (state: SendState) =>
      eventually(async () => {
        await sending.follow();
        const [send] = await sending.list(source);
        if (send?.state !== state) throw new Error(send?.state);
        return send;
      });
    await reaches('sent');
    await server.simulator('receipt', { channel: talk.channel._id, phone, status: 3 });
    await reaches('delivered');
    await talk.writes(phone, 'Oi');
    await reaches('replied');
    expect(await sending.counts(source)).toMatchObject({ replied: 1, delivered: 0, waiting: 0 });
  });

  it('who is ignored or asked for no more by now gets nothing, and everybody else does', async ({
    talk,
    sending,
  }) => {
    const [ignored, optedOut, other] = [talk.phone(), talk.phone(), talk.phone()];
    for (const phone of [ignored, optedOut]) await talk.writes(phone, 'Oi');
    const [one, two] = [await talk.conversation(ignored), await talk.conversation(optedOut)];
    const sends = [ignored, optedOut, other].map((phone) => ({ to: { phone } }));
    const source = await sending.plan([...sends, { to: { phone: talk.phone() }, data: {} }]);
    await talk.company.owner.call(calls.ignoreContact, { contact: { _id: one.contact._id, ignore: true } });
    await sending.work({ suppressed: async () => new Set([two.contact._id]) });
    expect(await sending.list(source)).toMatchObject([
      { state: 'skipped', reason: 'ignored' },
      { state: 'skipped', reason: 'opted_out' },
      { state: 'handed', reason: null },
      { state: 'skipped', reason: 'nothing_to_say' },
    ]);
    await eventually(async () => (await talk.inbox(other)).length === 1);
    expect([await talk.inbox(ignored), await talk.inbox(optedOut)]).toEqual([[], []]);
  });

  it('held, nothing leaves; resumed, the next does; cancelled, the rest never', async ({
    talk,
    sending,
    db,
  }) => {
    const phones = Array.from({ length: 3 }, () => talk.phone());
    const now = new Date();
    const source = await sending.plan(
      phones.map((phone) => ({ to: { phone } })),
      { line: 'own', gap_seconds: 20 },
    );
    await db.transaction((tx) => holdSends(tx, source, { reason: 'paused', now }));
    await sending.work();
    expect(await sending.counts(source)).toMatchObject({ held: 3 });
    await db.transaction((tx) => resumeSends(tx, source, now));
    await sending.work();
    expect(await sending.counts(source)).toMatchObject({ handed: 1, waiting: 2 });
    await sending.later();
    await sending.work();
    expect(await sending.counts(source)).toMatchObject({ handed: 2, waiting: 1 });
    expect(await db.transaction((tx) => cancelSends(tx, source))).toBeGreaterThan(0);
    await sending.later();
    await sending.work();
    expect(await sending.counts(source)).toMatchObject({ waiting: 0 });
    expect(await talk.inbox(phones[2] ?? '')).toEqual([]);
  });

  it('a later moment is waited for, and after the last one it is too late', async ({ talk, sending, db }) => {
    const source = await sending.plan([{ to: { phone: talk.phone() } }], {
      due_at: new Date(Date.now() + 3_600_000),
    });
    await sending.work();
    expect(await sending.counts(source)).toMatchObject({ waiting: 1 });
    await db.transaction((tx) => rescheduleSends(tx, source, { due_at: new Date(Date.now() - 1000) }));
    await sending.work();
    expect(await sending.counts(source)).toMatchObject({ handed: 1 });
    const late = await sending.plan([{ to: { phone: talk.phone() } }], { expires_at: new Date(0) });
    await sending.work();
    expect(await sending.list(late)).toMatchObject([{ state: 'skipped', reason: 'too_late' }]);
  });

  it('a flow that is gone is left out and opens no conversation, and the next one leaves', async ({
    talk,
    sending,
    db,
  }) => {
    const [phone, other] = [talk.phone(), talk.phone()];
    const flow = { to: { phone }, data: { flow_id: noRow } };
    const source = await sending.plan([flow, { to: { phone: other } }]);
    await sending.work();
    const [gone, next] = await sending.list(source);
    expect(gone).toMatchObject({ state: 'skipped', reason: 'flow_unavailable', conversation_id: null });
    expect(next).toMatchObject({ reason: null, conversation_id: expect.any(String) });
    const opened = sql`select c.id from conversations c where c.contact_id = any(${[gone?.contact_id, next?.contact_id]}::uuid[])`;
    expect(await db.rows(opened)).toEqual([{ id: next?.conversation_id }]);
  });

  it('what failed, and only that, is sent again as another message', async ({ talk, sending, sent, db }) => {
    const phone = talk.phone();
    const source = await sent(phone, 'De novo');
    await db.run(sql`update sends set state = 'failed' where source_id = ${source.id}`);
    expect(await db.transaction((tx) => retrySends(tx, source, new Date()))).toBe(1);
    await sending.work();
    await eventually(async () => (await talk.inbox(phone)).length === 2);
    expect(await db.transaction((tx) => retrySends(tx, source, new Date()))).toBe(0);
  });

  it('a number that is not connected holds everything, and says so', async ({
    server,
    talk,
    company,
    sending,
  }) => {
    const idle = await company.addChannel({ connected: false });
    const other = openSending(server, { account_id: company.account_id, channel_id: idle._id });
    const source = await other.plan([{ to: { phone: talk.phone() } }]);
    const reached = await sending.plan([{ to: { phone: talk.phone() } }]);
    await other.work();
    expect(await other.counts(source)).toMatchObject({ waiting: 1 });
    expect(await sending.counts(reached)).toMatchObject({ handed: 1 });
    const number = sql`select wait_reason from send_numbers where channel_id = ${idle._id}`;
    expect(await server.runtime.database.acrossAccounts.row(number)).toEqual({
      wait_reason: 'number_offline',
    });
  });

  it('a source hears what changed, and one that cannot compose gives up its turn alone', async ({
    talk,
    sending,
  }) => {
    const source = createTestSource();
    const { id } = await sending.plan([{ to: { phone: talk.phone() } }]);
    await sending.work({ sources: [source] });
    expect(source.heard).toContain(id);
    await sending.plan([{ to: { phone: talk.phone() }, data: { fails: true } }]);
    await expect(sending.work()).rejects.toThrow('a send was not composed');
  });
});

it('a number says what it sent, what waits and what is held, and one call lets go on what a rule holds', async ({
  talk,
  sending,
  company,
  server,
}) => {
  const { owner, account_id } = company;
  const channel = await company.addChannel();
  const other = openSending(server, { account_id, channel_id: channel._id });
  const number = async () =>
    (await owner.call(calls.getSendingNumbers, {})).find(({ chip }) => chip === channel._id);
  expect(await number()).toMatchObject({ in_day: 0, waiting: 0, wait: null, holds: [] });
  const sends = () => [{ to: { phone: talk.phone() } }, { to: { phone: talk.phone() } }];
  const [failing, paused] = [await other.plan(sends(), { gap_seconds: 60 }), await other.plan(sends())];
  await sending.work();
  const now = new Date();
  const db = server.runtime.database.forAccount(account_id);
  await db.transaction((tx) => holdSends(tx, failing, { reason: 'send_errors', now }));
  await db.transaction((tx) => holdSends(tx, paused, { reason: 'paused', now }));
  const { in_day, holds } = (await number()) ?? {};
  expect(in_day).toBeGreaterThan(0);
  expect(holds?.map(({ reason }) => reason)).toEqual(['paused', 'send_errors']);
  await owner.call(calls.resumeSending, { chip: channel._id });
  expect(await number()).toMatchObject({ holds: [{ reason: 'paused' }] });
  expect((await number())?.waiting).toBeGreaterThan(0);
  const audit = await owner.call(calls.getAuditEntries, {});
  expect(audit.data.map(({ action }) => action)).toContain('sending.resumed');
});

it('owner and managers set window and caps, which is recorded; a window needs a day', async ({ company }) => {
  const { owner } = company;
  const settings = await owner.call(calls.getSendingSettings, {});
  const changed = { ...settings, from_minute: 600, weekdays: [1, 5], max_per_day: 40 };
  await owner.call(calls.updateSendingSettings, changed);
  expect(await owner.call(calls.getSendingSettings, {})).toEqual(changed);
  const { body } = await owner.attempt(calls.updateSendingSettings, { ...changed, weekdays: [] });
  expect(body).toMatchObject({ error: true, message: 'Escolha pelo menos um dia da semana para os envios.' });
  const audit = await owner.call(calls.getAuditEntries, {});
  expect(audit.data.filter(({ action }) => action === 'sending.settings_saved')).toHaveLength(1);
});
