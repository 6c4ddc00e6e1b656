import type { Runtime } from '../../../platform/area.ts';
import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { holdCursor } from '../../../platform/events/cursors.ts';
import { countRuns } from './count-runs.ts';
import { runDays, scoreDays, writtenBranches, writtenRuns, writtenScores } from './facts.ts';

/** Recounts the companies whose bots were never counted, or whose time zone changed since. */
export async function recountMovedRuns({ database }: Pick<Runtime, 'database'>): Promise<void> {
  const moved = await database.acrossAccounts.rows<{ id: string }>(
    sql`select a.id from accounts a
      join account_sequences s on s.account_id = a.id
      left join report_flow_calendars c on c.account_id = a.id
      where a.time_zone is distinct from c.time_zone and s.frozen is null`,
    'companies_to_recount_runs',
  );
  for (const { id } of moved) await recountRuns(database.forAccount(id));
}

/**
 * Reads everything again that flows still keep, dates it, and recounts the days, those of older runs from what was kept
 * of them; in one transaction, so that nobody sees half of it.
 */
export function recountRuns(db: AccountDb): Promise<void> {
  return db.transaction(async (tx) => {
    const { account_id } = tx;
    await holdCursor(tx, countRuns.name);
    await tx.run(
      sql`insert into report_flow_calendars (account_id, time_zone)
        select id, time_zone from accounts where id = ${account_id}
        on conflict (account_id) do update set time_zone = excluded.time_zone`,
    );
    await tx.run(sql`with ${writtenRuns(account_id, null)} select from written`);
    await tx.run(sql`with ${writtenScores(account_id, null)} select from written`);
    await dateAgain(tx);
    await tx.run(writtenBranches(account_id, null));
    await countDays(tx);
  });
}

async function dateAgain(tx: Transaction): Promise<void> {
  const { account_id } = tx;
  const zone = sql`(select time_zone from report_flow_calendars where account_id = ${account_id})`;
  await tx.run(
    sql`update report_runs set day = (started at time zone ${zone})::date
      where account_id = ${account_id} and day <> (started at time zone ${zone})::date`,
  );
  await tx.run(
    sql`update report_scores set day = (asked at time zone ${zone})::date
      where account_id = ${account_id} and day <> (asked at time zone ${zone})::date`,
  );
  await tx.run(
    sql`update report_branches b set day = r.day from report_runs r
      where b.account_id = ${account_id} and r.account_id = ${account_id} and r.id = b.run_id and b.day <> r.day`,
  );
}

async function countDays(tx: Transaction): Promise<void> {
  const { account_id } = tx;
  const runs = sql`(select * from report_runs where account_id = ${account_id}) as counted`;
  const scores = sql`(select * from report_scores where account_id = ${account_id}) as counted`;
  await tx.run(sql`delete from report_run_days where account_id = ${account_id}`);
  await tx.run(
    sql`insert into report_run_days (account_id, channel_id, day, flow_id, result, outcome, runs)
      ${runDays(account_id, runs, sql`count(*)`)}`,
  );
  await tx.run(sql`delete from report_score_days where account_id = ${account_id}`);
  await tx.run(
    sql`insert into report_score_days (account_id, channel_id, day, flow_id, scale, value, scores)
      ${scoreDays(account_id, scores, sql`count(*)`)}`,
  );
}
