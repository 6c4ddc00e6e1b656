import { calls } from '@prosa/contract';
import { NotConnected } from '@prosa/whatsapp';
import { expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { playedNumberTest as it } from '../testing/played-number.ts';

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
  const network = {
    checkPhone: (asking: string) => Promise.resolve(asking !== late || hasAccount ? `${asking}@s` : null),
  };
  const { sent } = send({ network });
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
  own,
  begin,
  phone,
  send,
}) => {
  const [old, none] = [phone(), phone()];
  const [one, other] = [await begin(old), await begin(none)];
  await one.write('um');
  await one.write('dois');
  await other.write('três');
  const network = {
    checkPhone: (asking: string) => Promise.resolve(asking === none ? null : '554171000001@s.whatsapp.net'),
  };
  const { sent, asked } = send({ network });
  await eventually(() => sent.length === 2);
  expect(sent).toEqual(['um 554171000001@s.whatsapp.net', 'dois 554171000001@s.whatsapp.net']);
  await eventually(async () => (await other.message())?.failure === 'unregistered');
  const again = await other.write('quatro');
  await eventually(async () => {
    const { data } = await own.owner.call(calls.getMessages, { conversation_id: other.id });
    return data.find(({ _id }) => _id === again._id)?.failure === 'unregistered';
  });
  expect(asked.filter((asking) => asking === none)).toEqual([none]);
});

it.for([
  ['that an ended process had asked about waits ten seconds', 1, 10],
  ['beyond what the number may ask in a minute lets others begin for a minute', 10, 60],
] as const)('a phone %s', async ([, asked, seconds], { server, own, number, begin, phone, send }) => {
  const db = server.runtime.database.acrossAccounts;
  const phones = Array.from({ length: asked }, () => phone());
  await db.run(
    sql`insert into phone_checks (account_id, channel_id, phone, checked, answered)
      select ${own.account_id}, ${number._id}, one, now(), ${asked > 1} from unnest(${phones}::text[]) as one`,
  );
  const waiting = await begin(asked > 1 ? phone() : (phones[0] ?? ''));
  await waiting.write('um');
  const network = { checkPhone: (asking: string) => Promise.resolve(`${asking}@s`) };
  const { sent } = send({ network });
  const waits = () =>
    db.row<{ seconds: number }>(
      sql`select extract(epoch from available_at - now())::float8 as seconds from outbox
        where conversation_id = ${waiting.id} and state = 'queued' and available_at > now()`,
    );
  const found = (await eventually(waits))?.seconds ?? 0;
  expect(found).toBeGreaterThan(seconds / 2);
  expect(found).toBeLessThanOrEqual(seconds);
  // The control: nothing but the time keeps it.
  await db.run(sql`delete from phone_checks where channel_id = ${number._id}`);
  await db.run(sql`update outbox set available_at = now() where conversation_id = ${waiting.id}`);
  await eventually(() => sent.length === 1);
});

it('an unofficial number begins one chat after the other, and no more in a day than its warm-up allows', async ({
  server,
  own,
  number,
  begin,
  phone,
  send,
}) => {
  const db = server.runtime.database.acrossAccounts;
  const chip = async () => (await own.owner.call(calls.getChips, {})).find(({ _id }) => _id === number._id);
  const next = () => db.run(sql`update channels set next_chat_at = null where id = ${number._id}`);
  const [one, other, last, known] = [
    await begin(phone()),
    await begin(phone()),
    await begin(phone()),
    await begin(phone()),
  ];
  await db.run(sql`update conversations set customer_wrote = now() where id = ${known.id}`);
  for (const { write } of [one, other, last]) await write('Olá');
  const { sent } = send({ unofficial: true });
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
      select ${own.account_id}, md5('warm' || n)::uuid, '55117' || (40000000 + n), now() from generate_series(1, 8) n`,
  );
  await db.run(
    sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, created,
        last_activity, chat_begun)
      select ${own.account_id}, md5('warm' || n)::uuid, ${number._id}, md5('warm' || n)::uuid, ${own.department},
        true, now(), now(), now() from generate_series(1, 8) n`,
  );
  await next();
  const until = await eventually(async () => (await chip())?.waits.new);
  expect(new Date(until).toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo' })).toBe('00:00:00');
  await known.write('Até logo');
  await eventually(() => sent.length === 5);
  expect((await last.message())?.status).toBe(1);
});

it('a phone about which the network answers nothing holds up only its own chat', async ({
  server,
  number,
  begin,
  phone,
  send,
}) => {
  const [mute, other] = [phone(), phone()];
  const [one, two] = [await begin(mute), await begin(other)];
  await one.write('um');
  await two.write('dois');
  const network = {
    checkPhone: (asking: string) =>
      asking === mute ? Promise.reject(new NotConnected()) : Promise.resolve(`${asking}@s`),
  };
  const { sent, asked } = send({ unofficial: true, network });
  await eventually(() => asked.length === 1);
  const next = sql`update channels set next_chat_at = null where id = ${number._id}`;
  await eventually(async () => {
    await server.runtime.database.acrossAccounts.run(next);
    return sent.length === 1;
  });
  expect([sent, asked]).toEqual([[`dois ${other}@s`], [mute, other]]);
});

it('what was claimed when nobody could decide which chats may begin goes back into the queue', async ({
  begin,
  phone,
  send,
}) => {
  const to = phone();
  await (await begin(to)).write('um');
  let tries = 0;
  const random = () => {
    tries += 1;
    if (tries < 3) throw new Error('no entropy');
    return 0.5;
  };
  const { sent } = send({ unofficial: true, random });
  await eventually(() => sent.length === 1);
  expect([sent, tries]).toEqual([[`um ${to}@s`], 3]);
});

it('however many ask at once, a number asks about ten phones a minute', async ({ talk }) => {
  const { owner } = talk.company;
  const ask = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        owner.attempt(calls.checkPhone, { phone: talk.phone(), chip: talk.channel._id }),
      ),
    );
  const answers = (await ask(25)).map(({ body }) => body.error);
  expect(answers.filter((refused) => !refused)).toHaveLength(10);
});
