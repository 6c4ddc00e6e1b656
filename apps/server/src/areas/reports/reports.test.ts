import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, type Chip } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** A Wednesday, a little before midnight in São Paulo: in UTC it is Thursday already. */
const late = new Date('2026-03-05T02:30:00Z');
let now = late;
let server: TestServer;
let company: TestCompany;
let [sales, support]: Chip[] = [];
let backOffice: string;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  company = await server.createCompany();
  // The clock of this test jumps further than a session may rest.
  await server.runtime.database.acrossAccounts.run(sql`update sessions set idle_seconds = 1000000000`);
  backOffice = await company.addDepartment('Financeiro');
  sales = await company.addChannel({ name: 'vendas' });
  support = await company.addChannel({ name: 'suporte', department: backOffice });
});
afterAll(() => server.stop());

const conversationWith = async (phone: string) =>
  eventually(async () => {
    const { data } = await company.owner.call(calls.getDeskConversations, { filter: { text: phone } });
    return data[0];
  });

const write = async (channel: Chip | undefined, phone: string) => {
  await server.simulator('send', { channel: channel?._id, phone, message: 'Oi' });
  return conversationWith(phone);
};

const report = (input: Parameters<typeof company.owner.call<typeof calls.getDashboardData>>[1]) =>
  company.owner.call(calls.getDashboardData, input);

it('the dashboard shows the numbers of a day, and new ones when they change', async () => {
  const { owner } = company;
  const tag = (await owner.call(calls.saveTag, { name: 'VIP', color: '#00FF00' }))._id;
  const ana = await write(sales, '5541980000001');
  await write(sales, '5541980000002');
  await write(support, '5541980000003');
  await owner.call(calls.changeContactTags, { contact: { _id: ana.contact._id, tags: [tag] } });
  await owner.call(calls.changeConversation, { conversation_id: ana._id, department: backOffice });
  const day = '2026-03-04';
  const data = await eventually(async () => {
    const answer = await report({ interval: 1 });
    expect(answer).toMatchObject({
      from: day,
      to: day,
      conversation_cards: { all: 3, chatbot: 0, manual: 3 },
      // The company was founded today.
      previous: null,
      conversation_chart: [{ _id: day, all: 3, chatbot: 0, manual: 3 }],
      department_distribution: [
        { _id: backOffice, name: 'Financeiro', all: 2 },
        { _id: company.department, all: 1 },
      ],
      tag_distribution: [{ _id: tag, name: 'VIP', color: '#00FF00', all: 1 }],
    });
    return answer;
  });
  expect(data.conversation_chart_departments[0]?.departments).toHaveLength(2);
  const { data: behind } = await owner.call(calls.getConversations, {
    filter: { opened: { from: day, to: day }, departments: [backOffice] },
  });
  expect(behind).toHaveLength(2);
});

it('the dashboard can be limited to one number, then without tags', async () => {
  const data = await report({ interval: 7, selected_chip: support?._id });
  expect(data).toMatchObject({ conversation_cards: { all: 1 }, tag_distribution: null });
  expect(data.conversation_chart).toHaveLength(7);
  const moment = await company.owner.call(calls.getDashboardRealTimeData, { selected_chip: sales?._id });
  expect(moment.open_conversations).toEqual({ all: 2, manual: 2, chatbot: 0, waiting_response: 2 });
  expect(moment.last_contacts.map(({ contact }) => contact.phone)).toEqual([
    '5541980000002',
    '5541980000001',
  ]);
});

it('the dashboard compares with the previous period once the company existed then', async () => {
  now = new Date('2026-03-05T12:00:00Z');
  const data = await report({ interval: 1 });
  expect(data).toMatchObject({
    from: '2026-03-05',
    conversation_cards: { all: 0 },
    previous: { from: '2026-03-04', to: '2026-03-04', all: 3, manual: 3 },
  });
  // Days after today are cut off.
  expect(await report({ interval: { from: '2026-03-04', to: '2026-03-20' } })).toMatchObject({
    from: '2026-03-04',
    to: '2026-03-05',
    conversation_cards: { all: 3 },
  });
  now = late;
});

it.each([
  [{ from: '2025-01-01', to: '2026-01-02' }, 'Escolha um período de 1 a 366 dias.'],
  [
    { from: '2026-03-04', to: '2026-03-01' },
    'Escolha uma data inicial e uma data final válidas, nesta ordem.',
  ],
  [
    { from: '2026-02-30', to: '2026-03-01' },
    'Escolha uma data inicial e uma data final válidas, nesta ordem.',
  ],
  [
    { from: '0000-01-01', to: '0000-01-02' },
    'Escolha uma data inicial e uma data final válidas, nesta ordem.',
  ],
  [{ from: '2026-04-01', to: '2026-04-02' }, 'O período ainda não começou. Escolha datas até hoje.'],
])('refuses the period %j', async (interval, sentence) => {
  const { body } = await company.owner.attempt(calls.getDashboardData, { interval });
  expect(body).toEqual({ error: true, message: sentence });
});

it('a report may cover a whole leap year', async () => {
  const { conversation_chart } = await report({ interval: 366 });
  expect(conversation_chart).toHaveLength(366);
});

it('the dashboard is closed to agents and to managers with that restriction', async () => {
  const { owner } = company;
  const manager = await company.addPerson({ user_role: 'manager' });
  const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
  const status = async (person: typeof owner) => [
    (await person.attempt(calls.getDashboardData, {})).status,
    (await person.attempt(calls.getDashboardRealTimeData, {})).status,
  ];
  expect(await status(manager)).toEqual([200, 200]);
  expect(await status(agent)).toEqual([403, 403]);
  await owner.call(calls.updateUser, {
    user: { _id: manager.user._id, access_restrictions: ['dashboard'] },
  });
  expect(await status(manager)).toEqual([403, 403]);
});

it('the dashboard counts nothing of another company', async () => {
  const other = await server.createCompany();
  const data = await other.owner.call(calls.getDashboardData, { interval: 30 });
  expect(data).toMatchObject({
    conversation_cards: { all: 0 },
    department_distribution: [],
    tag_distribution: [],
  });
  const { status } = await other.owner.attempt(calls.getDashboardData, { selected_chip: sales?._id });
  expect(status).toBe(404);
});

it('new numbers notify open dashboards and nobody else', async () => {
  const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
  const [boss, hand] = [await company.owner.listen(), await agent.listen()];
  await write(sales, '5541980000009');
  await eventually(() => boss.events.some(({ type }) => type === 'load_realtime'));
  await eventually(() => hand.events.some(({ type }) => type === 'new_conversation'));
  expect(hand.events.some(({ type }) => type === 'load_realtime')).toBe(false);
  boss.close();
  hand.close();
});
