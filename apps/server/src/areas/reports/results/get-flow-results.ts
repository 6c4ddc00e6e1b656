import type { calls, FlowResults, ParsedInput, RunResult } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { every, raw, sql } from '../../../platform/db/sql.ts';
import { daysFrom } from '../../../platform/clock/days.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { previousPeriod } from '../../../platform/clock/period.ts';
import { allChannels } from '../rollups/ledger.ts';
import { readScope, type Scope } from './scope.ts';
import { summariseScores, type ScoreCount } from './summarise-scores.ts';

type Results = FlowResults['runs'];

interface Counted {
  /** By day and result, from the period before on. */
  days: { day: string; result: RunResult; runs: number }[];
  flows: { id: string; name: string; result: RunResult; runs: number; converted: number }[];
  outcomes: { outcome: string; runs: number }[];
  scores: ScoreCount[];
}

/** Words of ends that are listed; a company has few, unless its drawings fill them in by chance. */
const maxOutcomes = 50;

/** Returns what bots achieved in a period, from the daily rollups alone. */
export async function getFlowResults(
  context: CallContext,
  input: ParsedInput<typeof calls.getFlowResults>,
): Promise<FlowResults> {
  const scope = await readScope(context, input);
  const { period, founded } = scope;
  const before = previousPeriod(period);
  const { days, flows, outcomes, scores } = await countResults(context.db, scope, before.from);
  const during = days.filter(({ day }) => day >= period.from);
  const earlier = days.filter(({ day }) => day < period.from);
  return {
    ...period,
    runs: tally(during),
    previous: founded > before.from ? null : { ...before, runs: tally(earlier) },
    chart: daysFrom(period.from, period.to).map((day) => ({
      _id: day,
      ...tally(during.filter((one) => one.day === day)),
    })),
    outcomes,
    flows: flowsOf(flows),
    scores: summariseScores(scores),
  };
}

/** One statement, so that all numbers are of the same moment. */
async function countResults(db: AccountDb, scope: Scope, since: string): Promise<Counted> {
  const { period, channel_id, flow_id } = scope;
  const wanted = every([
    sql`account_id = ${db.account_id} and channel_id = ${channel_id ?? allChannels}`,
    ...(flow_id === null ? [] : [sql`flow_id = ${flow_id}`]),
  ]);
  const row = await db.row<Counted>(
    sql`with counted as materialized (
        select day, flow_id, result, outcome, runs from report_run_days
        where ${wanted} and day between ${since}::date and ${period.to}::date and runs > 0
      ), per_day as (
        select day, result, sum(runs) as runs from counted group by day, result
      ), per_flow as (
        select f.id, f.name, c.result, sum(c.runs) as runs,
          coalesce(sum(c.runs) filter (where c.outcome = 'convertido'), 0) as converted
        from counted c join flows f on f.account_id = ${db.account_id} and f.id = c.flow_id
        where c.day >= ${period.from}::date group by f.id, f.name, c.result
      ), per_outcome as (
        select outcome, sum(runs) as runs from counted where day >= ${period.from}::date and outcome <> ''
        group by outcome order by runs desc, outcome limit ${raw(String(maxOutcomes))}
      ), per_value as (
        select scale, value, sum(scores) as scores from report_score_days
        where ${wanted} and day between ${period.from}::date and ${period.to}::date and scores > 0
        group by scale, value
      )
      select (select coalesce(json_agg(d), '[]') from per_day d) as days,
        (select coalesce(json_agg(f), '[]') from per_flow f) as flows,
        (select coalesce(json_agg(o order by runs desc, outcome), '[]') from per_outcome o) as outcomes,
        (select coalesce(json_agg(v), '[]') from per_value v) as scores`,
  );
  return row ?? { days: [], flows: [], outcomes: [], scores: [] };
}

function tally(rows: readonly { result: RunResult; runs: number }[]): Results {
  const counts = { all: 0, running: 0, ended: 0, people: 0, abandoned: 0, stopped: 0 };
  for (const { result, runs } of rows) {
    counts.all += runs;
    counts[result] += runs;
  }
  return counts;
}

function flowsOf(rows: Counted['flows']): FlowResults['flows'] {
  const ids = [...new Set(rows.map(({ id }) => id))];
  return ids
    .map((_id) => {
      const own = rows.filter(({ id }) => id === _id);
      const converted = own.reduce((sum, row) => sum + row.converted, 0);
      return { _id, name: own[0]?.name ?? '', ...tally(own), converted };
    })
    .sort((one, other) => other.all - one.all || one.name.localeCompare(other.name));
}
