import { expect } from 'vitest';
import { calls, type AdminDashboardData } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { passEvents } from '../../../platform/events/follow.ts';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';
import { createTestStaff } from '../../../testing/test-staff.ts';
import type { TestCompany } from '../../../testing/test-company.ts';
import { reportsArea, sumStaleDays } from '../../reports/index.ts';

/** A quarter of an hour before midnight in São Paulo: in UTC and in Tokyo it is the next day. */
const late = new Date('2026-03-05T02:45:00Z');
let now = late;

const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({
    clock: { now: () => now },
    // The test itself decides when events are counted.
    config: { processes: new Set(['web', 'sessions'] as const) },
  }))
  .extend('staff', { scope: 'file' }, ({ server }) => createTestStaff(server, ['tech_dashboard']))
  .extend('counted', { scope: 'file' }, ({ server }) => async (...companies: TestCompany[]) => {
    for (const { account_id } of companies)
      for (const follower of reportsArea.followers ?? [])
        await passEvents(server.runtime.database.forAccount(account_id), follower as never);
    await sumStaleDays(server.runtime);
  });

const today = ({ admin_charts: { conversations, messages } }: AdminDashboardData) => ({
  conversations: conversations.at(-1),
  messages: messages.at(-1),
});

it('the technical dashboard counts all companies, by the days of São Paulo', async ({
  server,
  company,
  otherCompany,
  staff,
  counted,
}) => {
  const read = (interval: number) => staff.call(calls.getAdminDashboardData, { interval });
  const before = await read(1);
  const talks = [company, otherCompany].map(async (each, place) => {
    const channel = await each.addChannel();
    await server.simulator('send', { channel: channel._id, phone: '5541980000001', message: 'Oi' });
    const one = await eventually(async () => {
      const { data } = await each.owner.call(calls.getDeskConversations, {});
      return data[0];
    });
    if (place === 0) await each.owner.call(calls.sendMessage, { conversation_id: one._id, text: 'Olá' });
  });
  await Promise.all(talks);
  await counted(company, otherCompany);
  const after = await read(1);
  expect(after).toMatchObject({ from: '2026-03-04', to: '2026-03-04' });
  const grown = (name: keyof AdminDashboardData['cards']) => after.cards[name] - before.cards[name];
  expect([grown('conversations_all'), grown('conversations_manual'), grown('chips_connected')]).toEqual([
    2, 2, 2,
  ]);
  expect([grown('messages_all'), grown('messages_manual'), grown('messages_customer')]).toEqual([3, 1, 2]);
  expect(after.admin_charts.chip_distribution).toContainEqual({
    _id: 'open',
    all: after.cards.chips_connected,
  });
  const day = { _id: '2026-03-04' };
  expect(today(after)).toEqual({
    conversations: { ...day, human: 2, ai_chatbot: 0, flow_chatbot: 0 },
    messages: { ...day, user: 1, chatbot: 0, customer: 2 },
  });
  now = new Date(late.getTime() + 30 * 60_000);
  expect(today(await read(1)).messages).toMatchObject({ _id: '2026-03-05', customer: 0 });
  const week = await read(7);
  expect(week.admin_charts.messages.map(({ customer }) => customer)).toEqual([0, 0, 0, 0, 0, 2, 0]);
});

it('behind each number stand its companies, without the provider’s own account', async ({
  company,
  otherCompany,
  staff,
}) => {
  const interval = { from: '2026-03-04', to: '2026-03-04' };
  const { cards, admin_charts } = await staff.call(calls.getAdminDashboardData, { interval });
  const behind = (of: Parameters<typeof staff.call<typeof calls.getAdminDashboardAccounts>>[1]['of']) =>
    staff.call(calls.getAdminDashboardAccounts, { of, interval });
  const sumOf = async (of: Parameters<typeof behind>[0]) =>
    (await behind(of)).data.reduce((sum, { all }) => sum + all, 0);
  expect(await sumOf('open_conversations')).toBe(cards.conversations_all);
  expect(await sumOf('chips')).toBe(cards.chips_all);
  expect(await sumOf('messages')).toBe(3);
  expect(await sumOf('conversations')).toBe(
    admin_charts.conversations.reduce((sum, { human }) => sum + human, 0),
  );
  const accounts = await behind('accounts');
  expect(accounts.total).toBe(cards.accounts_active);
  expect(accounts.data.map(({ _id }) => _id)).toEqual(
    expect.arrayContaining([company.account_id, otherCompany.account_id]),
  );
  expect(accounts.data.map(({ _id }) => _id)).not.toContain(staff.user.account._id);
  const [most] = (await behind('messages')).data;
  expect(most).toMatchObject({
    _id: company.account_id,
    all: 2,
    parts: { user: 1, chatbot: 0, customer: 1 },
  });
});

it('a period that lies in the future or is too long is refused', async ({ staff }) => {
  const refusal = (interval: { from: string; to: string }) =>
    staff.attempt(calls.getAdminDashboardData, { interval });
  expect(await refusal({ from: '2030-01-01', to: '2030-01-02' })).toMatchObject({ body: { error: true } });
  expect(await refusal({ from: '2020-01-01', to: '2026-01-02' })).toMatchObject({ body: { error: true } });
});

it('a company whose trial was canceled has no active plan any more', async ({ server, company, staff }) => {
  const becomes = (status: string) =>
    server.runtime.database.acrossAccounts.run(
      sql`update accounts set subscription_status = ${status} where id = ${company.account_id}`,
    );
  const active = async () =>
    (await staff.call(calls.getAdminDashboardData, { interval: 1 })).cards.accounts_active;
  await becomes('trial');
  const before = await active();
  await becomes('trial canceled');
  expect(await active()).toBe(before - 1);
});
