import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { defineFollower } from '../../../platform/events/follow.ts';
import { refreshDashboards } from '../rollups/refresh-dashboards.ts';
import { botEventTypes, type BotEvent } from './bot-events.ts';
import { runDays, scoreDays, writtenBranches, writtenRuns, writtenScores } from './facts.ts';
import { followContacts } from './follow-contacts.ts';

/** Counts what bots achieve. Events say which runs and scores changed; what is counted is read from their rows. */
export const countRuns = defineFollower({
  name: 'bot-results',
  types: botEventTypes,
  batch: 500,
  gatherMs: 1000,
  handle: count,
  passed: refreshDashboards,
});

async function count(tx: Transaction, events: readonly BotEvent[]): Promise<void> {
  for (const event of events) await followContacts(tx, event);
  const ran = events.flatMap((event) => (event.type === 'flow.ran' ? [event.payload] : []));
  const run_ids = [...new Set(ran.flatMap((payload) => payload.run_ids))];
  const score_ids = [...new Set(ran.flatMap((payload) => payload.score_ids))];
  if (run_ids.length) await postRuns(tx, run_ids);
  if (score_ids.length) await postScores(tx, score_ids);
}

/** What the rows counted before is taken from the days, and what they count now is added, in one statement. */
async function postRuns(tx: Transaction, ids: readonly string[]): Promise<void> {
  const { account_id } = tx;
  await tx.run(
    sql`with ${writtenRuns(account_id, ids)}, moves as (
        select *, -1 as n from before union all select *, 1 from written
      )
      insert into report_run_days as known (account_id, channel_id, day, flow_id, result, outcome, runs)
      select * from (${runDays(account_id, sql`moves`, sql`sum(n)`)}) as moved where runs <> 0
      on conflict (account_id, channel_id, day, flow_id, result, outcome)
        do update set runs = known.runs + excluded.runs`,
    'post_run_days',
  );
  await tx.run(writtenBranches(account_id, ids), 'write_report_branches');
}

async function postScores(tx: Transaction, ids: readonly string[]): Promise<void> {
  const { account_id } = tx;
  await tx.run(
    sql`with ${writtenScores(account_id, ids)}, moves as (
        select *, -1 as n from before union all select *, 1 from written
      )
      insert into report_score_days as known (account_id, channel_id, day, flow_id, scale, value, scores)
      select * from (${scoreDays(account_id, sql`moves`, sql`sum(n)`)}) as moved where scores <> 0
      on conflict (account_id, channel_id, day, flow_id, scale, value)
        do update set scores = known.scores + excluded.scores`,
    'post_score_days',
  );
}
