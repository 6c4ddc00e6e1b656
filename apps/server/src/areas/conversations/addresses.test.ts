import { calls, errorText } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { twoKindsTest } from './testing/two-kinds.ts';

/** A company with a number that knows people by LID, and one that knows them by BSUID. */
const it = twoKindsTest
  .extend('db', ({ server }) => server.runtime.database.acrossAccounts)
  /** The customer writes without showing the phone; returns where that is stored. */
  .extend('hidden', ({ talk, db }) => async (phone: string, message: string) => {
    const { platform_message_id } = await talk.writes(phone, message, { hides_phone: true });
    const stored = sql`select c.id, c.contact_id, c.address from messages m
      join conversations c on c.id = m.conversation_id where m.platform_message_id = ${platform_message_id}`;
    return eventually(() => db.row<{ id: string; contact_id: string; address: string }>(stored));
  })
  .extend('start', ({ talk }) => (jid: string, chip: string) => {
    return talk.company.owner.attempt(calls.startConversation, {
      jid,
      chip,
      department: talk.company.department,
    });
  })
  .extend('addressOf', ({ db }) => async (conversation_id: string) => {
    const row = await db.row<{ address: string | null }>(
      sql`select address from conversations where id = ${conversation_id}`,
    );
    return row?.address ?? null;
  });

const jidOf = (phone: string) => `${phone}@s.whatsapp.net`;

it('who writes to two numbers of different kinds is answered over each where they wrote from', async ({
  server,
  talk,
  cloud,
  hidden,
}) => {
  const { owner } = talk.company;
  const phone = talk.phone();
  await talk.writes(phone, 'oi');
  const { _id, contact } = await talk.conversation(phone);
  await hidden(phone, 'sou eu');
  await server.simulator('identify', { channel: talk.channel._id, phone });
  await eventually(
    async () => (await owner.call(calls.getContactMerges, { contact_id: contact._id })).length,
  );
  cloud.inbound(phone, { type: 'text', text: { body: 'por aqui também' } });
  const official = await eventually(async () => {
    const all = await owner.call(calls.getContactConversations, { contact_id: contact._id });
    return all.find(({ chip }) => chip._id === cloud.chip._id);
  });
  const { id: last } = await hidden(phone, 'e de novo sem telefone');
  expect(last).toBe(_id);
  await owner.call(calls.sendMessage, { conversation_id: official._id, text: 'pela oficial' });
  await owner.call(calls.sendMessage, { conversation_id: _id, text: 'pela outra' });
  await eventually(() => cloud.sent(phone).length === 1);
  await eventually(async () => (await talk.inbox(phone)).some(({ message }) => message === 'pela outra'));
  expect(cloud.sent(phone)).toMatchObject([{ type: 'text', text: { body: 'pela oficial' } }]);
});

it('nobody begins a conversation with a hidden contact over a number that cannot reach them; the other can', async ({
  talk,
  cloud,
  hidden,
  start,
}) => {
  const { owner } = talk.company;
  const phone = talk.phone();
  const { id, address } = await hidden(phone, 'escondido');
  const refused = await start(address, cloud.chip._id);
  expect(refused.body).toMatchObject({ error: true, message: errorText('contact_unreachable') });
  await owner.call(calls.finishConversation, { conversation_id: id });
  const { body } = await start(address, talk.channel._id);
  const { _id: conversation_id } = body.message as { _id: string };
  await owner.call(calls.sendMessage, { conversation_id, text: 'olá' });
  await eventually(async () => (await talk.inbox(phone)).some(({ message }) => message === 'olá'));
  expect((await start(jidOf(talk.phone()), cloud.chip._id)).body.error).toBe(false);
});

it('a new conversation goes to the address that the customer last wrote from, but to the phone once that is known', async ({
  db,
  talk,
  hidden,
  start,
  addressOf,
}) => {
  const { owner } = talk.company;
  const [phone, other] = [talk.phone(), talk.phone()];
  const short = phone.slice(0, 4) + phone.slice(-8);
  await talk.writes(short, 'sem o nono dígito');
  const old = await talk.conversation(phone);
  const secret = await hidden(other, 'escondido');
  for (const conversation_id of [old._id, secret.id])
    await owner.call(calls.finishConversation, { conversation_id });
  const begin = async (jid: string) => {
    const { body } = await start(jid, talk.channel._id);
    return addressOf((body.message as { _id: string })._id);
  };
  expect([await begin(jidOf(phone)), await begin(secret.address)]).toEqual([jidOf(short), secret.address]);
  await db.run(sql`update conversations set finished = now() where contact_id = ${secret.contact_id}`);
  await db.run(sql`update contacts set phone = ${other} where id = ${secret.contact_id}`);
  expect(await begin(secret.address)).toBeNull();
});

it('contacts that are separated are answered under their own addresses again', async ({
  server,
  talk,
  hidden,
  addressOf,
}) => {
  const { owner } = talk.company;
  const phone = talk.phone();
  await talk.writes(phone, 'um');
  const { _id, contact } = await talk.conversation(phone);
  const { id, address } = await hidden(phone, 'dois');
  await server.simulator('identify', { channel: talk.channel._id, phone });
  const merge = await eventually(
    async () => (await owner.call(calls.getContactMerges, { contact_id: contact._id }))[0],
  );
  expect(await addressOf(_id)).toBe(address);
  await owner.call(calls.separateContact, { merge_id: merge._id });
  expect([await addressOf(_id), await addressOf(id)]).toEqual([null, address]);
});
