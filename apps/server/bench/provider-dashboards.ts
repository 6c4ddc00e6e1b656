import { calls, type Call } from '@prosa/contract';
import { providerTimeZone, sumAllDays } from '../src/areas/reports/index.ts';
import { sql } from '../src/platform/db/sql.ts';
import { createTestStaff } from '../src/testing/test-staff.ts';
import type { BenchServer } from './bench-server.ts';
import { ms, percentile, type Figure } from './figures.ts';
import { startCallers } from './http.ts';
import type { PromiseOfTime } from './promise.ts';

const size = { accounts: 500, days: 731, openOfEach: 40, channelsOfEach: 3, months: 24 };
/** Above it, ids of the companies that this part adds. */
const firstAccount = 900_000_000;

/** Measures both dashboards of the provider over two years of 500 companies. */
export async function providerFigures(server: BenchServer, promise: PromiseOfTime): Promise<Figure[]> {
  const { within, words } = promise(50);
  await fillCompanies(server);
  await fillDays(server);
  await fillSales(server);
  const staff = await createTestStaff(server, ['tech_dashboard', 'financial_dashboard']);
  const asked: readonly { name: string; call: Call; input: object; free?: true }[] = [
    { name: 'technical dashboard, a year', call: calls.getAdminDashboardData, input: { interval: 365 } },
    { name: 'technical dashboard, today', call: calls.getAdminDashboardData, input: { interval: 1 } },
    { name: 'financial dashboard', call: calls.getFinancialDashboardData, input: {} },
    {
      name: 'companies behind the messages of 30 days',
      call: calls.getAdminDashboardAccounts,
      input: { of: 'messages', interval: 30 },
      free: true,
    },
  ];
  const callers = startCallers();
  const figures: Figure[] = [];
  for (const { name, call, input, free } of asked) {
    const given = { url: server.url, token: staff.token, path: call.path, inputs: [input] };
    const samples = await callers.measure({ ...given, clients: 1, count: 300 });
    const p95 = percentile(samples, 0.95);
    figures.push({
      name: `${size.accounts} companies: ${name}`,
      value: ms(p95),
      target: free ? 'no promise: a list that somebody opens' : `p95 under ${words}`,
      met: free ? null : p95 < within,
    });
  }
  callers.close();
  return figures;
}

/** Adds companies with numbers and conversations in progress. */
async function fillCompanies({ runtime }: BenchServer): Promise<void> {
  const db = runtime.database.acrossAccounts;
  const every = sql`generate_series(1, ${size.accounts}) a`;
  const id = sql`(${firstAccount}::bigint + a)`;
  await db.run(
    sql`insert into accounts (id, name, subscription_status, created)
      select ${id}, 'Empresa ' || a, case when a % 9 = 0 then 'canceled' else 'active' end, now() - interval '2 years'
      from ${every}`,
  );
  await db.run(
    sql`insert into departments (account_id, id, name, created) select ${id}, md5('d' || a)::uuid, 'Geral', now() from ${every}`,
  );
  await db.run(
    sql`insert into channels (account_id, id, name, driver, redirect, status, department_id, created)
      select ${id}, ${firstAccount}::bigint + a * 10 + n, 'numero' || n, 'simulator', 'human',
        case when n = 1 then 'open' else 'close' end, md5('d' || a)::uuid, now()
      from ${every}, generate_series(1, ${size.channelsOfEach}) n`,
  );
  await db.run(
    sql`insert into contacts (account_id, id, name, phone, channel_contact_id, created)
      select ${id}, md5('c' || a || '-' || n)::uuid, 'Cliente', '55419' || (80000000 + n), '{}', now()
      from ${every}, generate_series(1, ${size.openOfEach}) n`,
  );
  await db.run(
    sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, created, last_activity)
      select ${id}, md5('v' || a || '-' || n)::uuid, ${firstAccount}::bigint + a * 10 + 1, md5('c' || a || '-' || n)::uuid,
        md5('d' || a)::uuid, n % 3 = 0, now(), now()
      from ${every}, generate_series(1, ${size.openOfEach}) n`,
  );
}

/** Adds the days of two busy years. */
async function fillDays({ runtime }: BenchServer): Promise<void> {
  const db = runtime.database.acrossAccounts;
  const today = sql`(now() at time zone ${providerTimeZone})::date`;
  const every = sql`generate_series(1, ${size.accounts}) a, generate_series(0, ${size.days - 1}) d`;
  await db.run(
    sql`insert into report_provider_days (account_id, day, conversations, manual, ai)
      select ${firstAccount}::bigint + a, ${today} - d, 20 + (a + d) % 50, (a + d) % 20, 0 from ${every}`,
  );
  await db.run(
    sql`insert into report_message_days (account_id, day, users, chatbots, customers)
      select ${firstAccount}::bigint + a, ${today} - d, 200 + (a * d) % 90, 150 + a % 100, 400 + d % 100 from ${every}`,
  );
  await sumAllDays(runtime);
  await db.run(sql`analyze report_provider_days, report_message_days, provider_days`);
}

/** Adds a subscription of each company, and its sales of each month. */
async function fillSales({ runtime }: BenchServer): Promise<void> {
  const db = runtime.database.acrossAccounts;
  const since = sql`now() - make_interval(days => a % 30) - make_interval(months => m)`;
  const every = sql`generate_series(1, ${size.accounts}) a`;
  const monthly = sql`${every}, generate_series(0, ${size.months - 1}) m`;
  await db.run(
    sql`insert into subscriptions (ref, provider, bound_account, name, last_status, last_status_at, canceled_at, plan_interval,
        plan_interval_type, created, updated)
      select 'bench-' || a, 'guru', ${firstAccount}::bigint + a, 'Cliente ' || a,
        case when a % 9 = 0 then 'canceled' when a % 11 = 0 then 'pastdue' else 'active' end, now() - make_interval(days => a % 30),
        case when a % 9 = 0 then now() - make_interval(days => a % 30) end, 1, case when a % 4 = 0 then 'year' else 'month' end,
        now(), now()
      from ${every}`,
  );
  await db.run(
    sql`insert into subscription_statuses (subscription_ref, at, status)
      select 'bench-' || a, ${since}, 'active' from ${monthly}
      union select ref, last_status_at, last_status from subscriptions where ref like 'bench-%'`,
  );
  await db.run(
    sql`insert into sales (ref, provider, subscription_ref, status, cycle, total_cents, net_cents, confirmed_at, refunded_at,
        updated_at)
      select 'bench-' || a || '-' || m, 'guru', 'bench-' || a, 'approved', ${size.months} - m, 9790 + a, 9000, ${since},
        case when (a + m) % 40 = 0 then ${since} + interval '2 days' end, now()
      from ${monthly}`,
  );
  await db.run(sql`analyze subscriptions, subscription_statuses, sales`);
}
