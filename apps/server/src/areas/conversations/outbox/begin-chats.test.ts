import { calls } from '@prosa/contract';
import { simulatorCapabilities, type ChannelConnection } from '@prosa/whatsapp';
import { expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';
import { createOutboxPoll } from './outbox-poll.ts';
import { startOutboxPump } from './outbox-pump.ts';

const it = serverTest
  /** A number over which nothing leaves until a pump is started for it. */
  .extend('number', ({ company }) => company.addChannel({ connected: false }))
  .extend('phone', () => {
    let phones = 0;
    return () => `55419${String(71_000_000 + (phones += 1))}`;
  })
  /** Opens a conversation with a phone and writes into it. */
  .extend('begin', ({ company, number }) => async (phone: string) => {
    const { owner, department } = company;
    const jid = `${phone}@s.whatsapp.net`;
    const { _id } = await owner.call(calls.startConversation, { jid, chip: number._id, department });
    const write = (text: string) => owner.call(calls.sendMessage, { conversation_id: _id, text });
    const message = async () => (await owner.call(calls.getMessages, { conversation_id: _id })).data[0];
    return { id: _id, write, message };
  })
  /** Starts the pump of the number over a network that a test plays. */
  .extend('send', async ({ server, company, number }, { onCleanup }) => {
    const sent: string[] = [];
    const asked: string[] = [];
    return async (unofficial: boolean, jidOf: (phone: string) => string | null = (phone) => `${phone}@s`) => {
      const pump = startOutboxPump(server.runtime, {
        channel: {
          account_id: company.account_id,
          id: number._id,
          epoch: 0,
          capabilities: { ...simulatorCapabilities, unofficial },
          isHeld: () => Promise.resolve(true),
          department_id: company.department,
          redirect: 'human',
          flow_id: null,
          active: true,
        },
        connection: {
          send: ({ to, message }) => Promise.resolve(void sent.push(`${message} ${to}`)),
          checkPhone: (phone) => {
            asked.push(phone);
            return Promise.resolve(jidOf(phone));
          },
        } as Partial<ChannelConnection> as ChannelConnection,
        inHand: new Set(),
        outboxPoll: createOutboxPoll(server.runtime),
        random: () => 0.5,
      });
      onCleanup(() => pump.stop());
      return { sent, asked };
    };
  });

it('what a person writes to a phone without an account asks the network again, a minute later', async ({
  server,
  begin,
  phone,
  send,
}) => {
  const late = phone();
  const one = await begin(late);
  await one.write('um');
  let hasAccount = false;
  const { sent } = await send(false, (asking) => (asking !== late || hasAccount ? `${asking}@s` : null));
  await eventually(async () => (await one.message())?.failure === 'unregistered');
  hasAccount = true;
  await server.runtime.database.acrossAccounts.run(
    sql`update phone_checks set checked = checked - interval '1 minute' where phone = ${late}`,
  );
  await one.write('dois');
  await eventually(() => sent.length === 1);
  expect(sent).toEqual([`dois ${late}@s`]);
});

it('the first message goes to the address that the network gives, which is asked once; nothing goes to a phone without an account', async ({
  begin,
  phone,
  send,
}) => {
  const [old, none] = [phone(), phone()];
  const [one, other] = [await begin(old), await begin(none)];
  await one.write('um');
  await one.write('dois');
  await other.write('três');
  const { sent, asked } = await send(false, (asking) =>
    asking === none ? null : '554171000001@s.whatsapp.net',
  );
  await eventually(() => sent.length === 2);
  expect(sent).toEqual(['um 554171000001@s.whatsapp.net', 'dois 554171000001@s.whatsapp.net']);
  await eventually(async () => (await other.message())?.failure === 'unregistered');
  const again = await other.write('quatro');
  await eventually(async () => (await other.message())?.failure === 'unregistered');
  expect([again.status, asked.filter((asking) => asking === none)]).toEqual([1, [none]]);
});

it('an unofficial number begins one chat after the other, and no more in a day than its warm-up allows', async ({
  server,
  company,
  number,
  begin,
  phone,
  send,
}) => {
  const db = server.runtime.database.acrossAccounts;
  const chip = async () =>
    (await company.owner.call(calls.getChips, {})).find(({ _id }) => _id === number._id);
  const next = () => db.run(sql`update channels set next_chat_at = null where id = ${number._id}`);
  const [one, other, last, known] = [
    await begin(phone()),
    await begin(phone()),
    await begin(phone()),
    await begin(phone()),
  ];
  await db.run(sql`update conversations set customer_wrote = now() where id = ${known.id}`);
  for (const { write } of [one, other, last]) await write('Olá');
  const { sent } = await send(true);
  await eventually(() => sent.length === 1);
  await one.write('Tudo bem?');
  await known.write('Bom dia');
  await eventually(() => sent.length === 3);
  expect((await chip())?.waits.new).toBeNull();
  await next();
  await eventually(() => sent.length === 4);
  // Eight more today make ten, as many as a number of this age may begin.
  await db.run(
    sql`insert into contacts (account_id, id, phone, created)
      select ${company.account_id}, md5('warm' || n)::uuid, '55117' || (40000000 + n), now() from generate_series(1, 8) n`,
  );
  await db.run(
    sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, created,
        last_activity, chat_begun)
      select ${company.account_id}, md5('warm' || n)::uuid, ${number._id}, md5('warm' || n)::uuid, ${company.department},
        true, now(), now(), now() from generate_series(1, 8) n`,
  );
  await next();
  const until = await eventually(async () => (await chip())?.waits.new);
  expect(new Date(until).toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo' })).toBe('00:00:00');
  await known.write('Até logo');
  await eventually(() => sent.length === 5);
  expect((await last.message())?.status).toBe(1);
});
