import { expect } from 'vitest';
import { calls, type Message } from '@prosa/contract';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest
  .extend('sent', ({ talk }) => async (phone: string) => {
    await talk.writes(phone, 'oi');
    const { _id: conversation_id } = await talk.conversation(phone);
    const { _id } = await talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Olá' });
    return eventually(async () =>
      (await talk.messages(conversation_id)).find((message) => message._id === _id && message.status === 2),
    );
  })
  .extend(
    'again',
    ({ talk }) =>
      async ({ conversation_id, _id }: Message) =>
        (await talk.messages(conversation_id)).find((message) => message._id === _id),
  )
  .extend('network', ({ talk, server }) => {
    const place = (phone: string) => ({ channel: talk.channel._id, phone });
    return {
      fails: (phone: string, { platform_message_id }: Message) =>
        server.simulator('fail', { ...place(phone), platform_message_id, code: 'undeliverable' }),
      reports: (phone: string, { platform_message_id }: Message, status: 3 | 4) =>
        server.simulator('receipt', { ...place(phone), platform_message_id, status }),
    };
  });

it('an accepted message that never arrived is shown as failed, live and in the list, and may be tried again', async ({
  talk,
  sent,
  again,
  network,
}) => {
  const phone = talk.phone();
  const message = await sent(phone);
  const listener = await talk.company.owner.listen();
  await network.fails(phone, message);
  await eventually(() =>
    listener.events.find(
      (event) => event.type === 'message_updated' && event.message.failure === 'undeliverable',
    ),
  );
  listener.close();
  expect(await again(message)).toMatchObject({ status: 0, failure: 'undeliverable' });
  expect((await talk.conversation(phone)).last_message?.status).toBe(0);
  await talk.writes(phone, 'e aí?');
  await eventually(async () => (await talk.conversation(phone)).last_message?.message === 'e aí?');
  expect((await talk.conversation(phone)).failed_message).toBe(message._id);
  const { conversation_id, message_id } = message;
  await talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Olá', message_id });
  await eventually(async () => (await again(message))?.status === 2);
  expect((await talk.conversation(phone)).failed_message).toBeNull();
  expect(await talk.inbox(phone)).toHaveLength(1);
});

it('a message that was delivered stays so; one that failed and was delivered after all is delivered', async ({
  talk,
  sent,
  again,
  network,
}) => {
  const [one, other] = [talk.phone(), talk.phone()];
  const [delivered, late] = [await sent(one), await sent(other)];
  await network.reports(one, delivered, 3);
  await eventually(async () => (await again(delivered))?.status === 3);
  await network.fails(one, delivered);
  await network.fails(other, late);
  await eventually(async () => (await again(late))?.status === 0);
  expect(await again(delivered)).toMatchObject({ status: 3, failure: null });
  await network.reports(other, late, 4);
  await eventually(async () => (await again(late))?.status === 4);
  expect((await again(late))?.failure).toBeNull();
});
