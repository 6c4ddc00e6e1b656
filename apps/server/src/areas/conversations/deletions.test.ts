import { expect } from 'vitest';
import { calls } from '@prosa/contract';
import { rowsHolding } from '../../testing/contract/company-digest.ts';
import { eventually } from '../../testing/eventually.ts';
import { forgetEarly } from './inbound/forget-early.ts';
import { serverTest as it } from '../../testing/server-test.ts';

it('a message that a customer deletes shows no text any more, on every screen at once', async ({ talk }) => {
  const phone = talk.phone();
  const { platform_message_id } = await talk.writes(phone, 'apago já');
  await talk.reads(phone, 'apago já');
  const listener = await talk.company.owner.listen();
  await talk.deletes(phone, platform_message_id);
  const told = await eventually(() => listener.events.find(({ type }) => type === 'message_updated'));
  listener.close();
  expect(told).toMatchObject({ message: { platform_message_id, deleted: true, message: '' } });
  const { last_message, _id: conversation_id } = await talk.conversation(phone);
  expect(last_message).toMatchObject({ deleted: true, message: '' });
  const found = await talk.company.owner.call(calls.searchMessages, { conversation_id, text: 'apago' });
  expect(found.data).toEqual([]);
});

it('a deletion may arrive before its message, and no edit undoes it', async ({ talk, server }) => {
  const phone = talk.phone();
  await talk.writes(phone, 'oi');
  await talk.reads(phone, 'oi');
  const platform_message_id = `EARLY${phone}`;
  const edit = { channel: talk.channel._id, phone, platform_message_id };
  await server.simulator('edit', { ...edit, message: 'antes' });
  await talk.deletes(phone, platform_message_id);
  await server.simulator('edit', { ...edit, message: 'depois' });
  await talk.writes(phone, 'segredo', { platform_message_id });
  const [, gone] = await talk.reads(phone, 'oi', '');
  expect(gone).toMatchObject({ platform_message_id, deleted: true, first_text: null });
  expect((await talk.conversation(phone)).last_message).toMatchObject({ deleted: true, message: '' });
  // A quote of it does not bring the text back either.
  await talk.writes(phone, 'e aí?', { reply_to: platform_message_id });
  expect((await talk.reads(phone, 'oi', '', 'e aí?'))[2]?.reply_message?.message).toBe('');
});

it('receipts and deletions of a message that never arrives are forgotten after a day', async ({
  talk,
  server,
}) => {
  const phone = talk.phone();
  await talk.writes(phone, 'oi');
  await talk.reads(phone, 'oi');
  await talk.deletes(phone, `NEVER${phone}`);
  await server.simulator('receipt', {
    channel: talk.channel._id,
    phone,
    platform_message_id: `NEVER${phone}`,
    status: 3,
  });
  const held = () => rowsHolding(server, talk.company.account_id, `NEVER${phone}`);
  await eventually(async () => (await held()) === 2);
  const { database } = server.runtime;
  const tidyIn = (hours: number) =>
    forgetEarly({ database, clock: { now: () => new Date(Date.now() + hours * 3_600_000) } });
  await tidyIn(23);
  expect(await held()).toBe(2);
  await tidyIn(25);
  expect(await held()).toBe(0);
});

it('a deletion reaches only the writer’s own message, on the same number', async ({ talk, server }) => {
  const [phone, other] = [talk.phone(), talk.phone()];
  const theirs = await (await server.createCompany()).addChannel();
  const second = await talk.company.addChannel();
  await talk.writes(other, 'oi');
  await talk.reads(other, 'oi');
  const platform_message_id = `MINE${phone}`;
  await talk.deletes(other, platform_message_id);
  await talk.writes(phone, 'meu', { platform_message_id });
  await talk.reads(phone, 'meu');
  await talk.deletes(phone, platform_message_id, theirs);
  await talk.deletes(phone, platform_message_id, second);
  await talk.fence(phone, 'meu');
  await talk.deletes(phone, platform_message_id);
  expect((await talk.reads(phone, '', 'fim'))[0]?.deleted).toBe(true);
});
