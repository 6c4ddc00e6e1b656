import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { enter } from '../../testing/test-company.ts';
import { createTestStaff } from '../../testing/test-staff.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { demoLogins, demoPassword } from './logins.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { demo: true } });
});
afterAll(() => server.stop());

const signIn = (email: string) => enter(server.url, calls.auth.path, { email, password: demoPassword });
const all = <Row extends object>(query: ReturnType<typeof sql>) =>
  server.runtime.database.acrossAccounts.rows<Row>(query);

describe('the demo workspace', () => {
  it.each(demoLogins.map(({ email, user_role }) => [email, user_role]))(
    '%s signs in as %s',
    async (email, role) => {
      expect((await signIn(email)).user.user_role).toBe(role);
    },
  );

  it('fills the screens with contacts, conversations and messages of every kind', async () => {
    const owner = await signIn('dono@demo.prosa');
    expect(await owner.call(calls.getDepartments, {})).toHaveLength(4);
    expect(await owner.call(calls.getTags, {})).toHaveLength(7);
    expect(await owner.call(calls.getQuickMessages, {})).toHaveLength(8);
    const flows = await owner.call(calls.getFlows, {});
    expect(flows).toMatchObject([{ name: 'Boas-vindas' }, { name: 'Pesquisa de satisfação' }]);
    // A healthy bot has no warnings either.
    for (const { _id } of flows) expect(await owner.call(calls.checkFlow, { flow_id: _id })).toEqual([]);
    const results = await owner.call(calls.getFlowResults, { interval: 90 });
    expect(results.scores[0]?.answered).toBeGreaterThan(100);
    const [split] = await owner.call(calls.getSplitResults, { interval: 90 });
    expect(split?.branches.every(({ contacts, converted }) => contacts > converted && converted > 0)).toBe(
      true,
    );
    expect((await owner.call(calls.getFirstSteps, {})).is_over).toBe(true);
    expect(await owner.call(calls.getContacts, {})).toMatchObject({ total: 120 });
    const schedules = await owner.call(calls.getScheduledMessages, {});
    expect(new Set(schedules.data.map(({ status }) => status))).toEqual(
      new Set(['scheduled', 'sent', 'error']),
    );
    expect(await owner.call(calls.getAutoFollowUp, {})).toMatchObject({ enabled: true });
    expect(await owner.call(calls.getCampaigns, {})).toMatchObject({ total: 2 });
    const { data } = await owner.call(calls.getDeskConversations, { limit: 50 });
    expect(data).toHaveLength(18);
    expect(data.filter(({ waiting_response }) => waiting_response).length).toBeGreaterThan(5);
    expect(data.some(({ is_manual }) => !is_manual)).toBe(true);
    expect(await all(sql`select id from conversations where finished is not null`)).toHaveLength(400);
    const { data: found } = await owner.call(calls.findMessages, { text: 'bom dia' });
    expect(found.length).toBeGreaterThan(5);
  });

  it('numbers messages without gaps and keeps the newest on the conversation', async () => {
    const wrong = await all(
      sql`select c.id from conversations c
        join lateral (select count(*) as made, max(position) as last from messages m
          where m.account_id = c.account_id and m.conversation_id = c.id) as thread on true
        left join messages newest on newest.account_id = c.account_id and newest.conversation_id = c.id
          and newest.position = c.last_position
        where thread.made <> c.last_position or thread.last <> c.last_position
          or newest.id::text is distinct from c.last_message ->> 'id' or newest.created <> c.last_activity`,
    );
    expect(wrong).toEqual([]);
    const future = sql`select id from messages where created > now()`;
    expect(await all(future)).toEqual([]);
    expect(await all(sql`select id from messages where message ~ '[{}]'`)).toEqual([]);
  });

  it('shows agents their department alone, and staff no customer', async () => {
    const agent = await signIn('atendente@demo.prosa');
    const { data } = await agent.call(calls.getDeskConversations, { limit: 50 });
    expect(new Set(data.map(({ department }) => department)).size).toBe(1);
    const staff = await signIn('equipe@demo.prosa');
    expect(staff.user).toMatchObject({ kind: 'staff', must_set_second_factor: true, abilities: [] });
    expect(staff.user.system_user_roles).toHaveLength(3);
    expect(await staff.attempt(calls.getContacts, {})).toMatchObject({ status: 403 });
  });

  it('has one connected number, over which a customer reaches the desk', async () => {
    const owner = await signIn('dono@demo.prosa');
    const chips = await eventually(async () => {
      const list = await owner.call(calls.getChips, {});
      return list.some(({ status }) => status === 'open') ? list : null;
    });
    expect(chips.map(({ name, status }) => [name, status])).toEqual([
      ['vendas', 'open'],
      ['suporte', 'close'],
      ['financeiro', 'new'],
    ]);
    await server.simulator('send', { channel: chips[0]?._id, phone: '5541977776666', message: 'Oi, demo!' });
    await eventually(async () => {
      const { data } = await owner.call(calls.getDeskConversations, {});
      return data[0]?.last_message?.message === 'Oi, demo!';
    });
  });

  it('fills three months of the dashboard', async () => {
    const owner = await signIn('dono@demo.prosa');
    const data = await eventually(async () => {
      const answer = await owner.call(calls.getDashboardData, { interval: 90 });
      return answer.conversation_cards.all >= 300 ? answer : null;
    });
    expect(data.conversation_cards.chatbot).toBeGreaterThan(20);
    expect(data.conversation_chart.filter(({ all: some }) => some > 0).length).toBeGreaterThan(60);
    expect(data.department_distribution.length).toBeGreaterThan(2);
    expect(data.tag_distribution?.length).toBeGreaterThan(3);
    await eventually(async () => {
      const counted = await all(sql`select id from report_conversations`);
      return counted.length === (await all(sql`select id from conversations`)).length;
    });
  });

  it('leaves room in the plan for one more number', async () => {
    const owner = await signIn('dono@demo.prosa');
    const department = (await owner.call(calls.getDepartments, {}))[0]?._id;
    const chip = await owner.call(calls.saveChip, { name: 'loja', redirect: 'human', department });
    expect(chip.name).toBe('loja');
  });

  it('gives the provider’s dashboards something to show, named as a demonstration', async () => {
    const staff = await createTestStaff(server, ['financial_dashboard', 'tech_dashboard']);
    const money = await staff.call(calls.getFinancialDashboardData, {});
    const { active, pastdue, canceled } = money.real_time;
    expect([active > 20, pastdue > 0, canceled > 3]).toEqual([true, true, true]);
    expect(money.month_incomes.every(({ total }) => total > 0)).toBe(true);
    expect(money.sell_income.month.old_clients).toBeGreaterThan(0);
    expect(money.cycle_chart.length).toBeGreaterThan(1);
    expect(money.active_accounts_chart.at(-1)?.value).toBe(active);
    const { data } = await staff.call(calls.getFinancialSubscriptions, { status: 'active' });
    expect(data.filter(({ name }) => !name.endsWith('(demonstração)'))).toEqual([]);
    const future = sql`select ref from sales where confirmed_at > now() or refunded_at > now()`;
    expect(await all(future)).toEqual([]);
    await eventually(async () => {
      const { cards } = await staff.call(calls.getAdminDashboardData, { interval: 30 });
      return cards.messages_all >= 0 && cards.accounts_all === 1 && cards.conversations_all > 10;
    });
  });

  it('is created only once', async () => {
    await seedDemo(server.runtime, null);
    expect(await all(sql`select id from accounts`)).toHaveLength(2);
  });
});
