import { describe, expect } from 'vitest';
import { calls } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';

const it = serverTest
  .extend(
    'reacts',
    ({ server, talk }) =>
      (phone: string, platform_message_id: string, emoji: string) =>
        server.simulator('react', { channel: talk.channel._id, phone, platform_message_id, emoji }),
  )
  .extend(
    'showing',
    ({ talk }) =>
      (phone: string, emojis: string[]) =>
        eventually(async () => {
          const [message] = await talk.thread(phone);
          return JSON.stringify(message?.reactions.map(({ emoji }) => emoji)) === JSON.stringify(emojis)
            ? message
            : null;
        }),
  )
  .extend('ageReaction', ({ server }) => async (platform_message_id: string, by: string): Promise<void> => {
    await server.runtime.database.acrossAccounts.run(
      sql`update reactions set created = created - ${by}::interval
      where platform_message_id = ${platform_message_id}`,
    );
  });

describe('a customer reacts', () => {
  it('a customer’s reaction shows on the message, the last one wins, and it can be removed', async ({
    talk,
    reacts,
    showing,
  }) => {
    const phone = talk.phone();
    const { platform_message_id } = await talk.writes(phone, 'oi');
    await reacts(phone, platform_message_id, '👍');
    expect((await showing(phone, ['👍'])).reactions).toEqual([
      { origin: 'customer', emoji: '👍', failure: null },
    ]);
    await reacts(phone, platform_message_id, '❤️');
    await reacts(phone, platform_message_id, '❤️');
    await showing(phone, ['❤️']);
    await reacts(phone, platform_message_id, '');
    await showing(phone, []);
  });

  it('a reaction to a person’s message shows, without making it unread or waiting', async ({
    talk,
    reacts,
  }) => {
    const phone = talk.phone();
    await talk.writes(phone, 'oi');
    const conversation = await talk.conversation(phone);
    const sent = await talk.company.owner.call(calls.sendMessage, {
      conversation_id: conversation._id,
      text: 'Sai por R$ 20',
    });
    const listener = await talk.company.owner.listen();
    await reacts(phone, sent.platform_message_id, '👍');
    const updated = await eventually(() =>
      listener.events.find(
        (event) => event.type === 'message_updated' && event.message.reactions.length === 1,
      ),
    );
    expect(updated).toMatchObject({ message: { _id: sent._id, reactions: [{ emoji: '👍' }] } });
    expect(await talk.conversation(phone)).toMatchObject({ waiting_response: false });
    listener.close();
  });

  it('a reaction may arrive before its message', async ({ talk, reacts, showing }) => {
    const phone = talk.phone();
    const platform_message_id = `EARLY${phone}`;
    await reacts(phone, platform_message_id, '🎉');
    await talk.writes(phone, 'depois', { platform_message_id });
    expect(await showing(phone, ['🎉'])).toMatchObject({ message: 'depois' });
  });

  it('a reaction does not show on a deleted message', async ({ talk, reacts, showing }) => {
    const phone = talk.phone();
    const { platform_message_id } = await talk.writes(phone, 'apago já');
    await reacts(phone, platform_message_id, '👍');
    await showing(phone, ['👍']);
    await talk.deletes(phone, platform_message_id);
    expect((await showing(phone, [])).deleted).toBe(true);
  });
});

it('an older reaction that arrives late changes nothing', async ({ talk, reacts, showing, ageReaction }) => {
  const phone = talk.phone();
  const { platform_message_id } = await talk.writes(phone, 'oi');
  await reacts(phone, platform_message_id, '👍');
  await showing(phone, ['👍']);
  await ageReaction(platform_message_id, '1 hour');
  await reacts(phone, platform_message_id, '😮');
  await showing(phone, ['😮']);
  await ageReaction(platform_message_id, '-1 hour');
  await reacts(phone, platform_message_id, '🙏');
  await talk.writes(phone, 'fim');
  await eventually(async () => (await talk.thread(phone)).length === 2);
  expect((await talk.thread(phone))[0]?.reactions).toEqual([
    { origin: 'customer', emoji: '😮', failure: null },
  ]);
});

it('a reaction belongs to its company and channel, and is deleted with its message', async ({
  server,
  talk,
  reacts,
  showing,
}) => {
  const otherCompany = await server.createCompany();
  const theirs = await otherCompany.addChannel();
  const phone = talk.phone();
  const { platform_message_id } = await talk.writes(phone, 'oi');
  await server.simulator('react', { channel: theirs._id, phone, platform_message_id, emoji: '👎' });
  await reacts(phone, platform_message_id, '👍');
  await showing(phone, ['👍']);
  const { acrossAccounts } = server.runtime.database;
  const kept = () =>
    acrossAccounts.rows<{ channel_id: string }>(
      sql`select channel_id from reactions where platform_message_id = ${platform_message_id}`,
    );
  await eventually(async () => (await kept()).length === 2);
  await acrossAccounts.run(sql`delete from messages where platform_message_id = ${platform_message_id}`);
  expect(await kept()).toEqual([{ channel_id: theirs._id }]);
});
