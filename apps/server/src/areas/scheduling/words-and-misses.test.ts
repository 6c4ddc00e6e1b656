import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { at, clock, dayMs, hourMs, minuteMs, scheduleTest } from './testing/schedule-test.ts';

const it = scheduleTest;

it('a text is filled when it leaves, as its preview said; an agent reads nothing of a contact whom they do not see', async ({
  talk,
  worker,
  schedule,
  received,
}) => {
  const { owner } = talk.company;
  const phone = talk.phone();
  const { _id: contact } = await owner.call(calls.createContact, { name: 'Ana Souza', phone });
  await owner.call(calls.changeContactData, {
    contact: { _id: contact, data: [{ name: 'cidade', value: 'Curitiba' }] },
  });
  const message = '{saudacao}, {primeiro_nome}! Em {cidade} {bairro|"aí perto"}: {pedido}.';
  const asked = { chip: talk.channel._id, to: phone, message, ...at(5 * minuteMs) };
  const preview = await owner.call(calls.previewScheduledMessage, asked);
  expect(preview).toMatchObject({ name: 'Ana Souza', gaps: ['pedido'] });
  expect(preview.text).toMatch(/^(Bom dia|Boa tarde|Boa noite), Ana! Em Curitiba aí perto: \.$/);
  const stranger = await owner.call(calls.previewScheduledMessage, { ...asked, to: talk.phone() });
  expect(stranger).toMatchObject({ name: '', gaps: ['primeiro_nome', 'cidade', 'pedido'] });
  const agent = await talk.company.addPerson({
    user_role: 'user',
    departments: [talk.channel.department],
  });
  const { _id, name, email, user_role, departments } = agent.user;
  const user = { _id, name, email, user_role, departments, access_restrictions: ['contacts' as const] };
  await owner.call(calls.updateUser, { user });
  const hidden = await agent.call(calls.previewScheduledMessage, asked);
  expect(hidden).toMatchObject({ name: '', gaps: ['primeiro_nome', 'cidade', 'pedido'] });
  await schedule({ to: phone, message });
  clock.ahead = 6 * minuteMs;
  await worker.work();
  await eventually(async () => (await received(phone)).length === 1);
  expect(await received(phone)).toEqual([preview.text]);
});

it('a missed occurrence of a repetition is sent by one click, once, and the next one stays planned', async ({
  talk,
  worker,
  schedule,
  read,
  received,
}) => {
  const { owner } = talk.company;
  const to = talk.phone();
  const { _id } = await schedule({ to, message: 'Toda semana', repeats: { every: 'week' } });
  clock.ahead = 7 * hourMs;
  await worker.work();
  // The hours that pass here would sign everybody out.
  clock.ahead = 0;
  const missed = await read(_id);
  expect(missed).toMatchObject({ status: 'scheduled', last: { state: 'skipped', reason: 'too_late' } });
  const next = missed?.scheduledTo;
  const again = () => owner.attempt(calls.retryScheduledMessage, { _id, missed: true });
  const answers = await Promise.all([again(), again()]);
  expect(answers.filter(({ body }) => body.error)).toHaveLength(1);
  await worker.work();
  await eventually(async () => (await received(to)).length === 1);
  expect(await read(_id)).toMatchObject({ status: 'scheduled', scheduledTo: next, last: { reason: null } });
  expect((await again()).body.error).toBe(true);
  clock.ahead = 7 * dayMs + 6 * minuteMs;
  await worker.work();
  await eventually(async () => (await received(to)).length === 2);
});

it('one is found by a part of its text, phone, contact or flow, also among more than the index is asked for', async ({
  talk,
  schedule,
  server,
}) => {
  const { owner, account_id } = talk.company;
  const find = async (query: string) => (await owner.call(calls.getScheduledMessages, { query })).data;
  const phone = talk.phone();
  await owner.call(calls.createContact, { name: 'Zulmira Açucena', phone });
  const { _id } = await schedule({ to: phone, message: 'Vacinação do Totó 100%' });
  for (const query of ['vacinacao', '100%', 'açucena', phone.slice(-8)])
    expect((await find(query)).map((one) => one._id)).toEqual([_id]);
  expect(await find('100_')).toEqual([]);
  const many = sql`insert into schedules (account_id, channel_id, created, due_at, id, user_id, phone, plan_id, send_id,
      first_day, day, minute, type, status, message)
    select account_id, channel_id, created, due_at, gen_random_uuid(), user_id, phone, gen_random_uuid(), send_id,
      first_day, day, minute, type, status, 'Vacinação em massa'
    from schedules, generate_series(1, 2100) where account_id = ${account_id} and id = ${_id}`;
  await server.runtime.database.forAccount(account_id).run(many);
  const { total, total_is_capped, data } = await owner.call(calls.getScheduledMessages, { query: 'vacina' });
  expect([total, total_is_capped, data.length]).toEqual([1000, true, 10]);
});
