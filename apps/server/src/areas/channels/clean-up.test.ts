import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';
import { cleanUpChannels } from './clean-up.ts';

const it = serverTest
  .extend('db', ({ server }) => server.runtime.database.acrossAccounts)
  /** A number with a copy of what it sent, a body that came, and phones that it checked: one of each old, one new. */
  .extend('number', async ({ server, db }) => {
    const company = await server.createCompany();
    const { account_id, owner, department } = company;
    const channel = await company.addChannel();
    const jid = '5541970001000@s.whatsapp.net';
    const { _id } = await owner.call(calls.startConversation, { jid, chip: channel._id, department });
    for (const text of ['antiga', 'nova'])
      await owner.call(calls.sendMessage, { conversation_id: _id, text });
    const sent = sql`select from messages where conversation_id = ${_id} and status = 2 having count(*) = 2`;
    await eventually(() => db.row(sent));
    const age = sql`now() - case when message = 'antiga' then interval '31 days' else interval '29 days' end`;
    await db.run(
      sql`insert into sent_payloads (account_id, channel_id, platform_message_id, created, payload)
        select account_id, channel_id, platform_message_id, ${age}, '' from messages where conversation_id = ${_id}`,
    );
    await db.run(sql`delete from phone_checks where channel_id = ${channel._id}`);
    await db.run(
      sql`insert into phone_checks (account_id, channel_id, phone, checked)
        select account_id, channel_id, message, ${age} from messages where conversation_id = ${_id}`,
    );
    await db.run(
      sql`insert into channel_inbox (account_id, channel_id, received, attempts, body)
        values (${account_id}, ${channel._id}, now(), 50, '')`,
    );
    return { ...channel, owner };
  })
  /** What is kept of the number: copies, checked phones, bodies. */
  .extend('kept', ({ db, number }) => async () => {
    const tables = [sql`sent_payloads`, sql`phone_checks`, sql`channel_inbox`];
    const rows = tables.map((table) => db.rows(sql`select from ${table} where channel_id = ${number._id}`));
    return (await Promise.all(rows)).map(({ length }) => length);
  });

it('copies of what was sent and what is known of phones go after 30 days, and not before', async ({
  server,
  kept,
}) => {
  expect(await kept()).toEqual([2, 2, 1]);
  await cleanUpChannels(server.runtime);
  expect(await kept()).toEqual([1, 1, 1]);
});

it('nothing of a number that was filed is kept, and everything of one that was not', async ({
  db,
  server,
  number,
  kept,
}) => {
  await cleanUpChannels(server.runtime);
  expect(await kept()).toEqual([1, 1, 1]);
  await db.run(sql`update channels set filed = true where id = ${number._id}`);
  await cleanUpChannels(server.runtime);
  expect(await kept()).toEqual([0, 0, 0]);
});
