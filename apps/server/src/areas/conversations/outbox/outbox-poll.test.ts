import { calls } from '@prosa/contract';
import { expect, vi } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';
import { collectStatements } from '../../../testing/statements.ts';
import { channelsWantingMedia } from '../inbound/media-poll.ts';
import { outboxTopic, wakeOutbox } from './topic.ts';

/** How the statement that claims begins; it has no name, because it is planned each time. */
const claim = 'with allowed as';
/** The one that reads the entries whose outcome nobody knows. */
const unconfirmed = 'with unconfirmed as';
const roundStatements = ['abandoned_outbox', unconfirmed, claim];

const it = serverTest
  /** Three connected numbers, the first of them with a customer. */
  .extend('numbers', { scope: 'file' }, async ({ talk }) => [
    talk.channel._id,
    (await talk.company.addChannel())._id,
    (await talk.company.addChannel())._id,
  ])
  .extend('statements', async ({ server, numbers }, { onCleanup }) => {
    const { names, stop } = collectStatements();
    onCleanup(stop);
    const count = (wanted: string) => names.filter((name) => name.startsWith(wanted)).length;
    const polls = (more: number) => {
      const before = count('channels_with_due');
      return eventually(() => count('channels_with_due') >= before + more);
    };
    await polls(1); // the rounds with which the numbers began are over
    names.length = 0;
    return { count, polls, numbers, signals: server.runtime.signals };
  });

it('idle numbers cost one statement a poll together; one whose hint was lost is served by it', async ({
  talk,
  statements,
}) => {
  const { count, polls, signals } = statements;
  const began = performance.now();
  await polls(3);
  expect(count('channels_with_due')).toBeLessThanOrEqual(1 + (performance.now() - began) / 1000);
  expect(roundStatements.map(count)).toEqual([0, 0, 0]);
  const phone = talk.phone();
  await talk.writes(phone, 'Bom dia');
  const { _id: conversation_id } = await talk.conversation(phone);
  const publish = signals.publish.bind(signals);
  const lost = vi.spyOn(signals, 'publish').mockImplementation((topic, payload) => {
    if (topic !== outboxTopic) publish(topic, payload);
  });
  await talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Bom dia!' });
  await eventually(async () => (await talk.inbox(phone)).length === 1);
  expect(lost).toHaveBeenCalledWith(outboxTopic, talk.channel._id);
  lost.mockRestore();
});

it('a hint for one number wakes its pump alone', async ({ server, statements }) => {
  const { count, polls, numbers } = statements;
  for (const [place, channel_id] of numbers.entries()) {
    wakeOutbox(server.runtime, channel_id);
    await polls(1);
    expect(count(claim)).toBe(place + 1);
  }
});

it('what is unconfirmed is looked for while there is some, not at every hint', async ({
  server,
  talk,
  statements,
}) => {
  const { count } = statements;
  const hint = async () => {
    const before = count(claim);
    wakeOutbox(server.runtime, talk.channel._id);
    await eventually(() => count(claim) > before);
  };
  await hint();
  expect(count(unconfirmed)).toBe(0);
  const phone = talk.phone();
  await talk.writes(phone, 'Chegou?');
  const { _id: conversation_id } = await talk.conversation(phone);
  await server.simulator('fault', { channel: talk.channel._id, kind: 'send-timeout' });
  await talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Chegou!' });
  await eventually(async () => (await talk.messages(conversation_id)).some(({ status }) => status === 2));
  expect(await talk.inbox(phone)).toHaveLength(1);
  await hint(); // finds that none is left
  const before = count(unconfirmed);
  expect(before).toBeGreaterThan(0);
  await hint();
  expect(count(unconfirmed)).toBe(before);
});

it('a number is polled for files only while one of its messages lacks its file', async ({
  server,
  talk,
  numbers,
}) => {
  const db = server.runtime.database.acrossAccounts;
  const wanting = () => channelsWantingMedia(db, numbers);
  await talk.fence(talk.phone());
  expect(await wanting()).toEqual([]);
  await db.run(sql`update messages set media_ref = 'photo' where channel_id = ${talk.channel._id}`);
  expect(await wanting()).toEqual([talk.channel._id]);
});
