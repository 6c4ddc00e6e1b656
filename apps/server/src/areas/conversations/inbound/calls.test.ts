import { expect } from 'vitest';
import { calls } from '@prosa/contract';
import { eventually } from '../../../testing/eventually.ts';
import { greeting } from '../../../testing/flow-drawings.ts';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest;

it('a call opens a conversation as a message does, is a line in it once, and waits for an answer', async ({
  talk,
  server,
}) => {
  const phone = talk.phone();
  const call = { channel: talk.channel._id, phone, id: `CALL${phone}` };
  await server.simulator('call', call);
  await server.simulator('call', call);
  await server.simulator('call', { ...call, id: `VIDEO${phone}`, video: true });
  await talk.writes(phone, 'fim');
  const thread = await eventually(async () => {
    const read = await talk.thread(phone);
    return read.at(-1)?.message === 'fim' ? read : null;
  });
  expect(thread.map(({ event, message }) => [event, message.replace(/\d+:\d+/, '…')])).toEqual([
    ['call', 'Ligação de voz recebida às …. Ligações não são atendidas aqui.'],
    ['call', 'Ligação de vídeo recebida às …. Ligações não são atendidas aqui.'],
    [null, 'fim'],
  ]);
  expect(await talk.conversation(phone)).toMatchObject({ unread: 3, waiting_response: true });
});

it('a known call does not open a finished conversation again', async ({ talk, server }) => {
  const phone = talk.phone();
  const call = { channel: talk.channel._id, phone, id: `CALL${phone}` };
  await server.simulator('call', call);
  const { _id: conversation_id } = await talk.conversation(phone);
  await talk.company.owner.call(calls.finishConversation, { conversation_id });
  await server.simulator('call', call);
  await server.simulator('call', { ...call, id: `NEW${phone}` });
  const { _id } = await talk.conversation(phone);
  expect(_id).not.toBe(conversation_id);
  expect(await talk.messages(_id)).toHaveLength(1);
});

it('a bot hears nothing of a call, and answers the first message after it', async ({ desk, server }) => {
  const chip = await desk.addChannel(await desk.publish(greeting()));
  const phone = desk.phone();
  await server.simulator('call', { channel: chip._id, phone });
  const { _id } = await desk.conversation(phone);
  await desk.writes(chip, phone, 'oi');
  await desk.received(chip, phone, 1);
  const thread = await desk.thread(_id);
  expect(thread.map(({ origin }) => origin).slice(0, 3)).toEqual(['system', 'customer', 'chatbot']);
});
