import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';
import { conversationChecks } from '../checks.ts';
import type { BotRuns } from '../core/bot-runs.ts';
import { storeIdentified } from './store-identified.ts';

const noBots: BotRuns = {
  restore: () => Promise.resolve(),
  merge: () => Promise.resolve(),
  moveContact: () => Promise.resolve(),
};

const it = serverTest
  .extend('db', ({ server }) => server.runtime.database.acrossAccounts)
  .extend('hidden', ({ talk, db }) => {
    /** The customer writes without showing the phone; returns the contact and conversation in which that is stored. */
    return async (phone: string, message: string) => {
      const { platform_message_id } = await talk.writes(phone, message, { hides_phone: true });
      const stored = sql`select c.id, c.contact_id from messages m join conversations c on c.id = m.conversation_id
        where m.platform_message_id = ${platform_message_id}`;
      return eventually(() => db.row<{ id: string; contact_id: string }>(stored));
    };
  })
  /** The network says that these addresses are one person's. */
  .extend('identified', ({ server, talk }) => (peer: { phone?: string; lid?: string; bsuid?: string }) => {
    const { phone = null, lid, bsuid } = peer;
    const jid = phone ? `${phone}@s.whatsapp.net` : `${lid}@lid`;
    const one = { phone, jid, lid, bsuid, name: null };
    const { account_id } = talk.company;
    return storeIdentified(server.runtime, { account_id, peer: one, runs: noBots });
  })
  .extend('merges', ({ talk }) => (contact_id: string) => {
    return talk.company.owner.call(calls.getContactMerges, { contact_id });
  })
  /** Separates the only contact that can be separated from this one. */
  .extend('separate', ({ talk, merges }) => async (contact_id: string) => {
    const found = await merges(contact_id);
    const merge_id = found.length === 1 ? (found[0]?._id ?? '') : '';
    return talk.company.owner.call(calls.separateContact, { merge_id });
  })
  /** What a contact's conversations say, the oldest first. */
  .extend('threads', ({ talk }) => async (contact_id: string) => {
    const conversations = await talk.company.owner.call(calls.getContactConversations, { contact_id });
    const read = conversations.map(async ({ _id }) =>
      (await talk.messages(_id)).filter(({ origin }) => origin !== 'system').map(({ message }) => message),
    );
    return (await Promise.all(read)).sort((one, other) => String(one).localeCompare(String(other)));
  })
  .extend('broken', ({ server }) => async () => {
    const { database, storage, secrets } = server.runtime;
    const installation = { db: database.acrossAccounts, storage, secrets };
    const found = await Promise.all(conversationChecks.map((check) => check.find(installation)));
    return found.filter(({ count }) => count > 0).map(({ example }) => example);
  });

it('a conversation of the remaining contact whose messages moved into an older one of the other is its own again', async ({
  talk,
  server,
  hidden,
  merges,
  separate,
  threads,
  broken,
}) => {
  const { owner, department } = talk.company;
  const phone = talk.phone();
  const { contact_id: other } = await hidden(phone, 'escondido');
  const jid = `${phone}@s.whatsapp.net`;
  const begun = await owner.call(calls.startConversation, { jid, chip: talk.channel._id, department });
  await owner.call(calls.sendMessage, { conversation_id: begun._id, text: 'Bom dia' });
  const kept = begun.contact._id;
  await server.simulator('identify', { channel: talk.channel._id, phone });
  await eventually(async () => (await merges(kept)).length === 1);
  expect(await threads(kept)).toEqual([['escondido', 'Bom dia']]);
  expect(await separate(kept)).toEqual({ contact_id: other });
  expect([await threads(kept), await threads(other)]).toEqual([[['Bom dia']], [['escondido']]]);
  expect(await broken()).toEqual([]);
});

it('a contact into which another one had been merged before comes back with that one, which is separated after it', async ({
  talk,
  db,
  hidden,
  identified,
  merges,
  separate,
  threads,
  broken,
}) => {
  const [first, second, third] = [talk.phone(), talk.phone(), talk.phone()];
  const one = await hidden(first, 'um');
  const other = await hidden(second, 'dois');
  await talk.writes(third, 'três');
  const { contact: kept } = await talk.conversation(third);
  const bsuid = `BR.${second}`;
  await db.run(sql`update contacts set lid = null, bsuid = ${bsuid} where id = ${other.contact_id}`);
  const lid = (await db.row<{ lid: string }>(sql`select lid from contacts where id = ${one.contact_id}`))
    ?.lid;
  await identified({ lid, bsuid });
  await identified({ phone: third, lid });
  expect(await threads(kept._id)).toEqual([['um', 'dois', 'três']]);
  const [merge, ...nested] = await merges(kept._id);
  expect([merge?._id, nested]).toEqual([expect.any(String), []]);
  await separate(kept._id);
  expect([await threads(kept._id), await threads(one.contact_id)]).toEqual([[['três']], [['um', 'dois']]]);
  await separate(one.contact_id);
  expect([await threads(one.contact_id), await threads(other.contact_id)]).toEqual([[['um']], [['dois']]]);
  await identified({ phone: third, lid });
  expect(await merges(kept._id)).toEqual([]);
  expect(await broken()).toEqual([]);
});

it('a conversation that comes back after its messages were attended elsewhere and finished is finished too', async ({
  talk,
  server,
  hidden,
  merges,
  separate,
  threads,
  broken,
}) => {
  const { owner } = talk.company;
  const phone = talk.phone();
  await talk.writes(phone, 'um');
  const { _id, contact } = await talk.conversation(phone);
  const early = await hidden(phone, 'dois');
  await owner.call(calls.finishConversation, { conversation_id: early.id });
  const late = await hidden(phone, 'três');
  await server.simulator('identify', { channel: talk.channel._id, phone });
  await eventually(async () => (await merges(contact._id)).length === 1);
  await owner.call(calls.finishConversation, { conversation_id: _id });
  await owner.call(calls.resumeConversation, { conversation_id: early.id });
  const { contact_id } = await separate(contact._id);
  expect([await threads(contact._id), await threads(contact_id)]).toEqual([[['um']], [['dois'], ['três']]]);
  const again = await owner.call(calls.getConversation, { conversation_id: late.id });
  expect(again).toMatchObject({ unread: 0, waiting_response: false, finished: expect.any(String) as string });
  expect(await broken()).toEqual([]);
});

it('what a contact got by a merge goes with it: name, and what decides whether it may be written to', async ({
  talk,
  db,
  server,
  merges,
  separate,
}) => {
  const phone = talk.phone();
  const { owner, department } = talk.company;
  const jid = `${phone}@s.whatsapp.net`;
  const begun = await owner.call(calls.startConversation, { jid, chip: talk.channel._id, department });
  await talk.writes(phone, 'sou eu', { name: 'Rita', hides_phone: true });
  await eventually(() =>
    db.row(sql`select from contacts where name = 'Rita' and account_id = ${talk.company.account_id}`),
  );
  await server.simulator('identify', { channel: talk.channel._id, phone });
  await eventually(async () => (await merges(begun.contact._id)).length === 1);
  const state = async () => {
    const { contact } = await owner.call(calls.getConversation, { conversation_id: begun._id });
    const row = await db.row<{ wrote: Date | null }>(
      sql`select customer_wrote as wrote from conversations where id = ${begun._id}`,
    );
    return [contact.name, row?.wrote ?? null];
  };
  expect(await state()).toEqual(['Rita', expect.any(Date)]);
  await separate(begun.contact._id);
  expect(await state()).toEqual(['', null]);
});
