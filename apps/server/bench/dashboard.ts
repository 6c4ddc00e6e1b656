import { calls } from '@prosa/contract';
import { sql } from '../src/platform/db/sql.ts';
import type { BenchServer } from './bench-server.ts';
import { allChannels } from '../src/areas/reports/index.ts';
import { ms, percentile, type Figure } from './figures.ts';
import { startCallers } from './http.ts';
import type { PromiseOfTime } from './promise.ts';

export { providerFigures } from './provider-dashboards.ts';

const size = { days: 732, channels: 5, departments: 8, tags: 12 };

/** Measures the dashboard over a year compared with the year before, with several numbers, departments and tags. */
export async function dashboardFigures(server: BenchServer, promise: PromiseOfTime): Promise<Figure[]> {
  const { within, words } = promise(50);
  await fillReports(server);
  const { url, company, channel_id } = server;
  const asked = [
    { name: 'dashboard, a year', path: calls.getDashboardData.path, inputs: [{ interval: 366 }] },
    {
      name: 'dashboard, a year of one number',
      path: calls.getDashboardData.path,
      inputs: [{ interval: 366, selected_chip: channel_id }],
    },
    { name: 'dashboard, 7 days', path: calls.getDashboardData.path, inputs: [{ interval: 7 }] },
    {
      name: 'dashboard, this moment',
      path: calls.getDashboardRealTimeData.path,
      inputs: [{}],
      hardest: true,
    },
  ];
  const callers = startCallers();
  const figures: Figure[] = [];
  for (const { name, path, inputs, hardest } of asked) {
    const call = { url, token: company.owner.token, path, inputs };
    const samples = await callers.measure({ ...call, clients: 1, count: 300 });
    const p95 = percentile(samples, 0.95);
    figures.push({
      name,
      value: ms(p95),
      target: hardest ? 'no promise: every conversation in progress is counted' : `p95 under ${words}`,
      met: hardest ? null : p95 < within,
    });
  }
  callers.close();
  return figures;
}

/** Adds daily numbers as two busy years leave them, for each number, department and tag. */
async function fillReports({ runtime, company, channel_id }: BenchServer): Promise<void> {
  const { account_id } = company;
  const db = runtime.database.acrossAccounts;
  await db.run(sql`update accounts set created = now() - interval '3 years' where id = ${account_id}`);
  await db.run(
    sql`insert into departments (account_id, id, name, created)
      select ${account_id}, md5('area-' || n)::uuid, 'Área ' || n, now() from generate_series(1, ${size.departments}) n`,
  );
  await db.run(
    sql`insert into tags (account_id, id, name, color, created)
      select ${account_id}, md5('report-tag-' || n)::uuid, 'Rótulo ' || n, '#228BE6', now()
      from generate_series(1, ${size.tags}) n`,
  );
  await db.run(
    sql`insert into report_days (account_id, day, channel_id, department_id, conversations, manual)
      select ${account_id}, current_date - d, case c when 1 then ${channel_id}::bigint else c end,
        md5('area-' || a)::uuid, 20 + (d * c + a) % 30, (d + a) % 20
      from generate_series(0, ${size.days - 1}) d, generate_series(1, ${size.channels}) c,
        generate_series(1, ${size.departments}) a`,
  );
  await db.run(
    sql`insert into report_days (account_id, day, channel_id, department_id, conversations, manual)
      select account_id, day, ${allChannels}, department_id, sum(conversations), sum(manual)
      from report_days where account_id = ${account_id} and department_id in (select id from departments where name like 'Área %')
      group by account_id, day, department_id`,
  );
  await db.run(
    sql`insert into report_tag_days (account_id, day, tag_id, conversations)
      select ${account_id}, current_date - d, md5('report-tag-' || t)::uuid, 5 + (d * t) % 40
      from generate_series(0, ${size.days - 1}) d, generate_series(1, ${size.tags}) t`,
  );
  await db.run(sql`analyze report_days, report_tag_days`);
}
