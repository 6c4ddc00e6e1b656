import { calls, type Message } from '@prosa/contract';
import { expect } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest
  .extend('fault', ({ server, talk }) => (kind: string, more: object = {}) => {
    return server.simulator('fault', { channel: talk.channel._id, kind, ...more });
  })
  .extend('chip', ({ talk }) => async () => {
    const chips = await talk.company.owner.call(calls.getChips, {});
    return chips.find(({ _id }) => _id === talk.channel._id);
  })
  /** Opens a conversation with somebody who never wrote. */
  .extend('begin', ({ talk }) => async () => {
    const { owner, department } = talk.company;
    const phone = talk.phone();
    const jid = `${phone}@s.whatsapp.net`;
    const begun = await owner.call(calls.startConversation, { jid, chip: talk.channel._id, department });
    const say = (text: string) => owner.call(calls.sendMessage, { conversation_id: begun._id, text });
    const states = async () =>
      (await talk.messages(begun._id)).map(({ message, status }: Message) => `${message} ${status}`);
    return { phone, id: begun._id, say, states, inbox: () => texts(talk.inbox(phone)) };
  })
  .extend('customer', ({ talk }) => async () => {
    const phone = talk.phone();
    await talk.writes(phone, 'Oi');
    const { _id: conversation_id } = await talk.conversation(phone);
    const answer = (text: string) => talk.company.owner.call(calls.sendMessage, { conversation_id, text });
    return { phone, answer, inbox: () => texts(talk.inbox(phone)) };
  });

async function texts(inbox: Promise<{ message: string }[]>): Promise<string[]> {
  return (await inbox).map(({ message }) => message);
}

it('while the network holds new chats, replies leave, what begins a chat waits, and leaves in order afterwards', async ({
  fault,
  chip,
  begin,
  customer,
}) => {
  const [one, other, known] = [await begin(), await begin(), await customer()];
  await fault('new-chats-held', { ms: 600_000 });
  await eventually(async () => (await chip())?.waits.unanswered);
  for (const text of ['um', 'dois']) await Promise.all([one.say(text), other.say(text)]);
  await known.answer('Bom dia');
  await eventually(async () => (await known.inbox()).length === 1);
  expect([await one.states(), await other.inbox()]).toEqual([['um 1', 'dois 1'], []]);
  await fault('none');
  await eventually(async () => (await one.inbox()).length === 2 && (await other.inbox()).length === 2);
  expect([await one.inbox(), await other.inbox()]).toEqual([
    ['um', 'dois'],
    ['um', 'dois'],
  ]);
  expect((await chip())?.waits.unanswered).toBeNull();
});

it('a chat that the network refuses fails once, holds the others for a day, and a retry waits with them', async ({
  talk,
  fault,
  chip,
  begin,
  customer,
}) => {
  const [one, other, known] = [await begin(), await begin(), await customer()];
  await fault('new-chats-held');
  const { message_id } = await one.say('um');
  await eventually(async () => (await one.states()).includes('um 0'));
  expect(await talk.messages(one.id)).toMatchObject([{ failure: 'new_chats_held' }]);
  const until = Date.parse((await chip())?.waits.unanswered ?? '');
  expect(until - Date.now()).toBeGreaterThan(23 * 3_600_000);
  await fault('none');
  await other.say('dois');
  await talk.company.owner.call(calls.sendMessage, { conversation_id: one.id, text: 'um', message_id });
  await known.answer('Bom dia');
  await eventually(async () => (await known.inbox()).length === 1);
  expect([await one.states(), await other.states()]).toEqual([['um 1'], ['dois 1']]);
  // Once the network says that it holds them no more, they leave.
  await fault('new-chats-held', { ms: 60_000 });
  await eventually(async () => Date.parse((await chip())?.waits.unanswered ?? '') < until - 3_600_000);
  await fault('none');
  await eventually(async () => (await one.inbox()).length === 1 && (await other.inbox()).length === 1);
});

it('what waits leaves when the customer writes, and can be withdrawn before', async ({
  talk,
  fault,
  chip,
  begin,
}) => {
  const [one, other] = [await begin(), await begin()];
  await fault('new-chats-held', { ms: 600_000 });
  await eventually(async () => (await chip())?.waits.unanswered);
  await one.say('um');
  const { platform_message_id } = await other.say('dois');
  await talk.company.owner.call(calls.deleteMessage, {
    platform_message_id,
    chip_number_id: talk.channel._id,
    phone: other.phone,
  });
  await talk.writes(one.phone, 'Quem é?');
  await talk.writes(other.phone, 'Quem é?');
  await eventually(async () => (await one.inbox()).length === 1);
  await other.say('três');
  await eventually(async () => (await other.inbox()).length === 1);
  expect([await one.inbox(), await other.inbox()]).toEqual([['um'], ['três']]);
  await fault('none');
});

it('a pause for one customer keeps the order, a pause for the number stops it all, and both end by themselves', async ({
  fault,
  chip,
  customer,
}) => {
  const [one, other] = [await customer(), await customer()];
  await fault('postponed', { ms: 1500, phone: one.phone });
  await one.answer('um');
  await one.answer('dois');
  await other.answer('três');
  await eventually(async () => (await other.inbox()).length === 1);
  expect(await one.inbox()).toEqual([]);
  await eventually(async () => (await one.inbox()).length === 2);
  expect(await one.inbox()).toEqual(['um', 'dois']);
  await fault('postponed', { ms: 1500 });
  await one.answer('quatro');
  await eventually(async () => (await chip())?.waits.all);
  await other.answer('cinco');
  await eventually(async () => (await one.inbox()).length === 3 && (await other.inbox()).length === 2);
});
