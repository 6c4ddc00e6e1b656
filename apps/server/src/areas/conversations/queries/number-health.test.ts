import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest.extend('health', ({ talk }) => async () => {
  const all = await talk.company.owner.call(calls.getNumberHealth, {});
  return all.find(({ chip }) => chip === talk.channel._id);
});

it('the health of a number counts what came and left, chats that it began, answers, and what waits', async ({
  talk,
  server,
  health,
}) => {
  const { owner, department } = talk.company;
  const fault = (kind: string, more: object = {}) =>
    server.simulator('fault', { channel: talk.channel._id, kind, ...more });
  const say = (conversation_id: string, text: string) =>
    owner.call(calls.sendMessage, { conversation_id, text });
  expect(await health()).toMatchObject({
    last_received: null,
    last_sent: null,
    sent_today: 0,
    begun_today: 0,
  });
  const [known, stranger] = [talk.phone(), talk.phone()];
  await talk.writes(known, 'Oi');
  await say((await talk.conversation(known))._id, 'Bom dia');
  const jid = `${stranger}@s.whatsapp.net`;
  const begun = await owner.call(calls.startConversation, { jid, chip: talk.channel._id, department });
  await say(begun._id, 'Olá');
  const counted = await eventually(async () => {
    const now = await health();
    return now?.sent_today === 2 && now.begun_today === 1 ? now : null;
  });
  expect(counted).toMatchObject({
    begun_week: 1,
    answered_week: 0,
    warm_up: null,
    waiting: 0,
    waiting_in: null,
  });
  expect([counted.last_received, counted.last_sent]).not.toContain(null);
  await fault('quota', { used: 7, limit: 7 });
  await eventually(async () => (await health())?.network.held);
  await say(begun._id, 'Tudo bem?');
  expect(await health()).toMatchObject({
    network: { held: true, quota: { used: 7, limit: 7 } },
    waiting: 1,
    waiting_in: begun._id,
  });
  await talk.writes(stranger, 'Tudo!');
  await eventually(async () => (await health())?.answered_week === 1);
  await eventually(async () => (await health())?.sent_today === 3);
  expect(await health()).toMatchObject({ waiting: 0, begun_today: 1 });
});

it('what the network holds until a moment is not held afterwards, also without another word of it', async ({
  talk,
  server,
  health,
}) => {
  const held = async () => (await health())?.network.held;
  await server.simulator('fault', { channel: talk.channel._id, kind: 'none' });
  await eventually(async () => (await held()) === false);
  await server.simulator('fault', { channel: talk.channel._id, kind: 'new-chats-held', ms: 2000 });
  await eventually(held);
  await eventually(async () => (await held()) === false);
});
