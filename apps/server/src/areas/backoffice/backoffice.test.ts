import { calls, errorText, type SystemUserRole } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { serverTest } from '../../testing/server-test.ts';
import { testPassword } from '../../testing/test-company.ts';
import { post } from '../../testing/test-person.ts';
import { createTestStaff, enterAs } from '../../testing/test-staff.ts';

const roles: readonly SystemUserRole[] = ['customer_admin', 'tech_dashboard'];
const it = serverTest
  .extend('staff', { scope: 'file' }, ({ server }) => createTestStaff(server, roles))
  .extend(
    'trailOf',
    ({ server }) =>
      (account_id: string) =>
        server.runtime.database.acrossAccounts.rows(
          sql`select action, user_name, details from audit_entries
            where account_id = ${account_id} and kind = 'staff' order by at, id`,
        ),
  );

describe('the customers', () => {
  it('are listed across companies by name, e-mail and company, in pages', async ({
    staff,
    company,
    otherCompany,
  }) => {
    const { owner } = company;
    const all = await staff.call(calls.getCustomers, {});
    expect(all.data.map(({ account }) => account._id)).toEqual(
      expect.arrayContaining([company.account_id, otherCompany.account_id]),
    );
    expect(all.data.map(({ email }) => email)).not.toContain(staff.user.email);
    const found = await staff.call(calls.getCustomers, { query: owner.user.email.toUpperCase() });
    expect(found.total).toBe(1);
    expect(found.data[0]).toMatchObject({
      _id: owner.user._id,
      name: owner.user.name,
      user_role: 'owner',
      account: { _id: company.account_id, subscription_status: 'none', custom_negotiation: false },
    });
    const second = await staff.call(calls.getCustomers, { page: 2, itemsPerPage: 1 });
    expect(second).toMatchObject({ total: all.total, data: [{ _id: all.data[1]?._id }] });
    expect(await staff.call(calls.getCustomers, { query: '%' })).toEqual({ data: [], total: 0 });
  });

  it('get their numbers and last sign-ins shown', async ({ staff, company, channel, server }) => {
    const wrong = { email: company.owner.user.email, password: 'errada!' };
    await post(`${server.url}/api/${calls.auth.path}`, wrong);
    const situation = await eventually(async () => {
      const { account_id } = company;
      const now = await staff.call(calls.getCustomerSituation, { account_id });
      return now.sign_ins.some(({ failed }) => failed) ? now : null;
    });
    expect(situation.channels).toMatchObject([{ _id: channel._id, name: channel.name, status: 'open' }]);
    expect(situation.sign_ins.map(({ name }) => name)).toContain(company.owner.user.name);
  });
});

describe('webhooks of the billing provider', () => {
  it('are shown at the customer they are about while nobody has answered them', async ({
    staff,
    company,
    otherCompany,
    server,
  }) => {
    const db = server.runtime.database.acrossAccounts;
    const now = new Date();
    for (const { account_id } of [company, otherCompany])
      await db.run(
        sql`insert into subscriptions (ref, provider, bound_account, last_status, last_status_at, created, updated)
          values (${`sub_${account_id}`}, 'guru', ${account_id}, 'active', ${now}, ${now}, ${now})`,
      );
    const later = new Date(now.getTime() + 3_600_000);
    for (const state of ['new', 'failed', 'done'])
      await db.run(
        sql`insert into billing_inbox (provider, dedupe_key, kind, body, received, state, due)
          values ('guru', ${state}, 'subscription', ${JSON.stringify({ id: `sub_${company.account_id}` })}::jsonb,
            ${now}, ${state}, ${later})`,
      );
    const of = async ({ account_id }: typeof company) =>
      (await staff.call(calls.getCustomerSituation, { account_id })).webhooks;
    expect((await of(company)).map(({ given_up }) => given_up)).toEqual([true, false]);
    expect(await of(otherCompany)).toEqual([]);
  });
});

it('neither staff, nor their account, nor their visits are counted among customers', async ({
  staff,
  server,
  company,
}) => {
  const look = async () => {
    const { cards } = await staff.call(calls.getAdminDashboardData, { interval: 1 });
    const { total } = await staff.call(calls.getCustomers, {});
    const { data } = await staff.call(calls.getAdminDashboardAccounts, { of: 'accounts', interval: 1 });
    return {
      all: cards.accounts_all,
      active: cards.accounts_active,
      total,
      listed: data.map(({ _id }) => _id),
    };
  };
  const before = await look();
  expect(before.listed).not.toContain(staff.user.account._id);
  const more = await createTestStaff(server, roles);
  await enterAs(server, more, company.account_id);
  expect(await look()).toEqual(before);
  // Positive control.
  await server.createCompany();
  expect(await look()).toMatchObject({
    all: before.all + 1,
    active: before.active + 1,
    total: before.total + 1,
  });
});

describe('the trail of the staff', () => {
  it('is read by those who look after customers, page after page, without what happens at customers', async ({
    staff,
    company,
  }) => {
    for (let time = 0; time < 51; time += 1)
      await staff.call(calls.getCustomers, { query: `busca ${time}`, itemsPerPage: 1 });
    const first = await staff.call(calls.getStaffActs, {});
    expect(first).toMatchObject({ has_more: true, data: { length: 50 } });
    expect(first.data[0]).toMatchObject({
      action: 'staff.customers_listed',
      user_name: 'Fulana Teste',
      by_staff: false,
      details: { Busca: 'busca 50' },
    });
    const before = first.data.at(-1)?._id;
    const second = await staff.call(calls.getStaffActs, { before });
    expect(second.data[0]?.details).toMatchObject({ Busca: 'busca 0' });
    const [theirs] = (await company.owner.call(calls.getAuditEntries, {})).data;
    expect((await staff.attempt(calls.getStaffActs, { before: theirs?._id })).status).toBe(404);
    expect((await company.owner.attempt(calls.getStaffActs, {})).status).toBe(403);
  });
});

describe('editing an account', () => {
  const plan = {
    max_channels: '7',
    max_users: 8,
    max_flows: ' 9 ',
    campaigns_enabled: false,
    custom_negotiation: true,
  };

  it('changes what the company may have at once, with both trails', async ({ staff, server, trailOf }) => {
    const { account_id, owner } = await server.createCompany();
    await staff.call(calls.updateAccount, { account_id, ...plan });
    const { account } = await owner.call(calls.getUser, {});
    expect(account).toMatchObject({ max_channels: 7, max_users: 8, max_flows: 9, campaigns_enabled: false });
    const entry = { action: 'staff.account_changed', details: { Canais: 7, 'Plano personalizado': 'Sim' } };
    expect(await trailOf(account_id)).toMatchObject([{ ...entry, user_name: 'Equipe Prosa: Fulana Teste' }]);
    const atHome = await trailOf(staff.user.account._id);
    expect(atHome.at(-1)).toMatchObject({ ...entry, user_name: 'Fulana Teste' });
  });

  it.for([
    ['max_channels', 'Quantidade de canais inválida!'],
    ['max_users', 'Quantidade de usuários inválida!'],
    ['max_flows', 'Quantidade de fluxos inválida!'],
  ] as const)('refuses %s that is no number', async ([field, message], { staff, company }) => {
    for (const wrong of ['dez', '', -1, 1.5, '1e9']) {
      const input = { account_id: company.account_id, ...plan, [field]: wrong };
      expect((await staff.attempt(calls.updateAccount, input)).body).toEqual({ error: true, message });
    }
  });

  it('knows neither unknown accounts nor the provider’s own', async ({ staff }) => {
    for (const account_id of ['1', 'x', staff.user.account._id])
      expect((await staff.attempt(calls.updateAccount, { account_id, ...plan })).status).toBe(404);
  });
});

describe('a customer’s password', () => {
  it('is replaced, signs them out everywhere, and has to be changed at the next sign-in', async ({
    staff,
    server,
    trailOf,
  }) => {
    const { account_id, owner } = await server.createCompany();
    const listener = await owner.listen();
    const cut = new Promise((resolve) => listener.socket.once('disconnect', resolve));
    const new_password = 'entregue-por-telefone';
    await staff.call(calls.changeCustomerPassword, { user_id: owner.user._id, new_password });
    expect(await cut).toBe('io server disconnect');
    expect((await owner.attempt(calls.getUser, {})).status).toBe(401);
    const auth = (password: string) =>
      post(`${server.url}/api/${calls.auth.path}`, { email: owner.user.email, password });
    expect((await auth(testPassword)).body.error).toBe(true);
    expect((await auth(new_password)).body).toMatchObject({
      message: { user: { must_change_password: true } },
    });
    expect(await trailOf(account_id)).toMatchObject([{ action: 'staff.password_given' }]);
  });

  it('needs six characters, and is never one of staff', async ({ staff, company }) => {
    const { _id: user_id } = company.owner.user;
    const short = await staff.attempt(calls.changeCustomerPassword, { user_id, new_password: '12345' });
    expect(short.body.message).toBe(errorText('password_too_short', { min: 6 }));
    const own = { user_id: staff.user._id, new_password: 'entregue-por-telefone' };
    expect((await staff.attempt(calls.changeCustomerPassword, own)).status).toBe(404);
  });
});

describe('people online', () => {
  it('are people with an open socket, once each; not staff', async ({ staff, server }) => {
    const count = () => staff.call(calls.getOnlineUsers, {});
    const before = await count();
    const { owner } = await server.createCompany();
    const listeners = [await owner.listen(), await owner.listen(), await staff.listen()];
    await eventually(async () => (await count()) === before + 1);
    listeners.forEach((listener) => listener.close());
    await eventually(async () => (await count()) === before);
  });
});
