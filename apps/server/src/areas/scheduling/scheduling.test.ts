import { calls, type Media } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { publishedFlow } from '../../testing/published-flow.ts';
import { perform } from '../../testing/perform.ts';
import { at, clock, dayMs, hourMs, minuteMs, scheduleTest } from './testing/schedule-test.ts';

const it = scheduleTest;

describe('what is scheduled', () => {
  it.for([
    [{ chip: null }, 'Chip de envio necessário'],
    [{ to: '' }, 'Número de destino necessário'],
    [{ to: '11 9123' }, 'Número de telefone inválido.'],
    [{ country: '5a' }, 'Código do país inválido.'],
    [{ day: '' }, 'Data e hora do agendamento necessárias'],
    [{ time: '25:00' }, 'Data e hora do agendamento necessárias'],
    [{ message: ' ' }, 'Texto da mensagem necessário'],
    [{ type: 'flow' }, 'Fluxo necessário'],
    [{ day: '2020-01-01' }, 'Essa data e hora já passaram. Escolha um momento no futuro.'],
    [{ day: '2090-01-01' }, 'Escolha uma data dentro dos próximos 2 anos.'],
    [
      { repeats: { every: 'day', until: '2020-01-01' } },
      'A repetição termina antes do primeiro envio. Escolha um fim mais tarde.',
    ],
  ] as const)('%o: %s', async ([wrong, message], { talk }) => {
    const content = { chip: talk.channel._id, to: talk.phone(), message: 'Oi', ...at(hourMs), ...wrong };
    const { body } = await talk.company.owner.attempt(calls.createScheduledMessage, content);
    expect(body).toMatchObject({ error: true, message });
  });

  it('leaves once at its minute, whichever way the clock is set, and opens no conversation', async ({
    talk,
    worker,
    schedule,
    read,
    received,
  }) => {
    const to = talk.phone();
    const { _id } = await schedule({ to, message: 'Até amanhã' });
    await worker.work();
    expect(await read(_id)).toMatchObject({ status: 'scheduled', to, is_connected: true, waits: null });
    clock.ahead = 10 * minuteMs;
    await worker.work();
    await eventually(async () => (await received(to)).length === 1);
    clock.ahead = -10 * minuteMs;
    await worker.work();
    clock.ahead = 0;
    await worker.work();
    expect(await received(to)).toEqual(['Até amanhã']);
    expect(await read(_id)).toMatchObject({ status: 'sent', send: { state: 'sent', reason: null } });
    const open = await talk.company.owner.call(calls.getDeskConversations, { filter: { text: to } });
    expect(open.data).toEqual([]);
    const { body } = await talk.company.owner.attempt(calls.updateScheduledMessage, { _id, filed: true });
    expect(body.message).toBe('Este agendamento já saiu, e por isso não muda mais.');
  });

  it('400 days ahead leaves then, and not before', async ({ talk, worker, schedule, read, received }) => {
    const to = talk.phone();
    const { _id } = await schedule({ to, ...at(400 * dayMs) });
    clock.ahead = 400 * dayMs - hourMs;
    await worker.work();
    expect(await received(to)).toEqual([]);
    clock.ahead = 400 * dayMs + minuteMs;
    await worker.work();
    await eventually(async () => (await received(to)).length === 1);
    clock.ahead = 0;
    expect(await read(_id)).toMatchObject({ status: 'sent' });
  });

  it('opens the conversation for whom scheduled it, where that is wanted', async ({
    talk,
    worker,
    schedule,
  }) => {
    const to = talk.phone();
    await schedule({ to, opens_for_me: true });
    clock.ahead = 6 * minuteMs;
    await worker.work();
    const { data } = await talk.company.owner.call(calls.getDeskConversations, { filter: { text: to } });
    expect(data).toMatchObject([{ is_manual: true, user: { name: expect.any(String) } }]);
    clock.ahead = 0;
  });

  it('may be a flow, and a file that the library lets go of meanwhile', async ({
    server,
    talk,
    worker,
    schedule,
    read,
    received,
  }) => {
    const { owner } = talk.company;
    const flow = await publishedFlow(owner, 'Boas-vindas');
    const upload = { call: calls.uploadFile, input: { filename: 'Vitrine' }, token: owner.token };
    const { _id: media } = (await perform(server.url, upload)).body.message as Media;
    const to = talk.phone();
    const withFlow = await schedule({ type: 'flow', flow, message: '' });
    const withFile = await schedule({ to, media, message: 'A vitrine' });
    await owner.call(calls.deleteMedia, { media: { _id: media } });
    clock.ahead = 10 * minuteMs;
    await worker.work();
    await eventually(async () => (await received(to)).length === 1);
    clock.ahead = 0;
    expect(await read(withFlow._id)).toMatchObject({ status: 'sent', flow: { name: 'Boas-vindas' } });
    expect(await read(withFile._id)).toMatchObject({ status: 'sent', media: { name: 'Vitrine' } });
  });

  it('does not go to who asked for no more by now, and says so', async ({ talk, worker, schedule, read }) => {
    const to = talk.phone();
    await talk.writes(to, 'Oi');
    const { contact } = await talk.conversation(to);
    const { _id } = await schedule({ to });
    await talk.company.owner.call(calls.ignoreContact, { contact: { _id: contact._id, ignore: true } });
    const other = await schedule();
    clock.ahead = 10 * minuteMs;
    await worker.work();
    clock.ahead = 0;
    expect(await read(_id)).toMatchObject({ status: 'error', send: { state: 'skipped', reason: 'ignored' } });
    expect(await read(other._id)).toMatchObject({ status: 'sent' });
  });

  it('over a number that is down waits and says so, six hours long; then one click sends it now', async ({
    talk,
    worker,
    schedule,
    read,
  }) => {
    const { owner } = talk.company;
    const idle = await talk.company.addChannel({ name: 'reserva', connected: false });
    const { _id } = await schedule({ chip: idle._id });
    clock.ahead = 10 * minuteMs;
    await worker.work();
    expect(await read(_id)).toMatchObject({
      status: 'scheduled',
      is_connected: false,
      waits: 'number_offline',
    });
    clock.ahead = 6 * hourMs + 10 * minuteMs;
    await worker.work();
    clock.ahead = 0;
    expect(await read(_id)).toMatchObject({ status: 'error', send: { reason: 'too_late' } });
    const twice = [1, 2].map(() => owner.attempt(calls.retryScheduledMessage, { _id }));
    const answers = (await Promise.all(twice))
      .map(({ body }) => body.error)
      .toSorted((a, b) => Number(a) - Number(b));
    expect(answers).toEqual([false, true]);
    await worker.work();
    expect(await read(_id)).toMatchObject({ status: 'scheduled', waits: 'number_offline' });
  });
});

describe('a repetition', () => {
  it('sends each occurrence once, skips what is long past, and ends with its last day', async ({
    talk,
    worker,
    schedule,
    read,
    received,
  }) => {
    const to = talk.phone();
    const { day, time } = at(5 * minuteMs);
    const until = at(3 * dayMs + 5 * minuteMs).day;
    const { _id } = await schedule({ to, day, time, repeats: { every: 'day', until } });
    const passes = async (ms: number, count: number) => {
      clock.ahead = ms;
      await worker.work();
      await eventually(async () => (await received(to)).length === count);
      // Nobody stays signed in for days.
      clock.ahead = Math.min(ms, hourMs);
      return read(_id);
    };
    expect(await passes(10 * minuteMs, 1)).toMatchObject({ status: 'scheduled', last: { reason: null } });
    await passes(-10 * minuteMs, 1);
    // The second day passes while nothing works.
    expect(await passes(2 * dayMs + 10 * minuteMs, 2)).toMatchObject({ status: 'scheduled', starts: day });
    expect(await passes(4 * dayMs, 2)).toMatchObject({
      status: 'error',
      last: { state: expect.any(String) },
    });
  });

  it('stands on each of its days in the calendar and in the day’s list', async ({ talk, schedule }) => {
    const { owner } = talk.company;
    const month = at(460 * dayMs).day.slice(0, 7);
    const { _id } = await schedule({
      day: `${month}-01`,
      repeats: { every: 'week', weekdays: [1], until: `${month}-28` },
    });
    const { days } = await owner.call(calls.getScheduleDays, { month });
    expect(days.map(({ scheduled }) => scheduled)).toEqual([1, 1, 1, 1]);
    const last = days.at(-1)?.day ?? '';
    const { data } = await owner.call(calls.getScheduledMessages, { day: last });
    expect(data.map((one) => one._id)).toEqual([_id]);
    const empty = await owner.call(calls.getScheduledMessages, { day: `${month}-02`, query: 'Lembrete' });
    expect(empty.total).toBe(days.some(({ day }) => day === `${month}-02`) ? 1 : 0);
    await owner.call(calls.updateScheduledMessage, { _id, filed: true });
    expect((await owner.call(calls.getScheduleDays, { month })).days).toEqual([]);
  });
});

it('changing and deleting race with the send: either it left as it was, or it is as it was changed', async ({
  talk,
  worker,
  schedule,
  received,
}) => {
  const { owner } = talk.company;
  const answers: boolean[] = [];
  for (const round of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const to = talk.phone();
    const { _id } = await schedule({ to, message: 'antes' });
    clock.ahead = 10 * minuteMs;
    const change = { chip: talk.channel._id, to, message: 'depois', ...at(minuteMs) };
    const act = round % 2 ? { _id, filed: true } : { _id, ...change };
    await talk.writes(to, 'Oi');
    await talk.conversation(to);
    const turn = worker.race();
    await eventually(() => (round < 4 ? true : turn.then(() => true)));
    const { body } = await owner.attempt(calls.updateScheduledMessage, act);
    await turn;
    const isChanged = body.error === false;
    answers.push(isChanged);
    clock.ahead = 15 * minuteMs;
    await worker.work();
    const expected = isChanged ? (round % 2 ? [] : ['depois']) : ['antes'];
    await eventually(async () => (await received(to)).length === expected.length);
    expect(await received(to)).toEqual(expected);
    const gone = { message: 'Este agendamento já saiu, e por isso não muda mais.' };
    expect(body).toMatchObject(isChanged ? { message: { _id } } : gone);
    clock.ahead = 0;
  }
  expect(answers.slice(4)).toEqual([false, false, false, false]);
});

it.for(['answers', 'is attended', 'is finished', 'opts out'] as const)(
  'while its receiver %s, a due send goes once or says why it did not',
  async (what, { talk, worker, schedule, read, received }) => {
    const { owner } = talk.company;
    const to = talk.phone();
    await talk.writes(to, 'Oi');
    const { _id: conversation_id } = await talk.conversation(to);
    const { _id } = await schedule({ to });
    clock.ahead = 10 * minuteMs;
    const acts = {
      answers: () => talk.writes(to, 'Pode ser'),
      'is attended': () => owner.call(calls.setManual, { conversation_id }),
      'is finished': () => owner.call(calls.finishConversation, { conversation_id }),
      'opts out': () => owner.call(calls.addOptOut, { phone: to, reason: 'Pediu na loja' }),
    };
    await Promise.all([worker.race(), acts[what]()]);
    // An answer may be counted before the network has confirmed the send.
    const [row, count] = await eventually(async () => {
      await worker.work();
      const now = await read(_id);
      const reminders = (await received(to)).filter((message) => message === 'Lembrete');
      const isSettled = now && now.status !== 'scheduled' && now.send.state !== 'handed';
      const isCounted = isSettled && (now.status === 'error' || reminders.length > 0);
      return isCounted ? ([now, reminders.length] as const) : null;
    });
    expect(count).toBe(row.status === 'sent' ? 1 : 0);
    expect([null, 'opted_out', 'person_answered']).toContain(row.send.reason);
  },
);

it('an agent sees what goes over the numbers of their departments; an erased contact takes along what is for them', async ({
  talk,
  schedule,
  read,
}) => {
  const { company } = talk;
  const to = talk.phone();
  await talk.writes(to, 'Oi');
  const { contact } = await talk.conversation(to);
  const { _id } = await schedule({ contact: contact._id, to: '', day: at(dayMs).day });
  const elsewhere = await company.addDepartment('Outro lugar');
  const listed = async (department: string) => {
    const agent = await company.addPerson({ user_role: 'user', departments: [department] });
    const { data } = await agent.call(calls.getScheduledMessages, { contact: contact._id });
    return data.map((one) => one._id);
  };
  expect(await listed(company.department)).toEqual([_id]);
  expect(await listed(elsewhere)).toEqual([]);
  await company.owner.call(calls.deleteContact, { contact: { _id: contact._id } });
  expect(await read(_id)).toBeUndefined();
});
