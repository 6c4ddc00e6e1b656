import { canBeId, type CallOutput, type calls, type ParsedInput, type RunResult } from '@prosa/contract';
import { every, raw, sql, type Sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { readPlace, writePlace } from './place.ts';
import { presentTalk, talkColumns, talkOf, type TalkRow } from './result-rows.ts';
import { limited, readScope, within, type Scope } from './scope.ts';

type Input = ParsedInput<typeof calls.getResultRuns>;

interface RunRow extends TalkRow {
  id: string;
  started: Date;
  result: RunResult;
  outcome: string;
}

const page = 50;

/** Lists the runs behind a number, latest first; those of erased contacts are left out. */
export async function getResultRuns(
  context: CallContext,
  input: Input,
): Promise<CallOutput<typeof calls.getResultRuns>> {
  const scope = await readScope(context, input);
  const rows = await context.db.rows<RunRow>(
    sql`select r.id, r.started, r.result, r.outcome, ${talkColumns} from (${listed(scope, input)}) r ${talkOf}
      order by r.started desc, r.id desc`,
  );
  const shown = rows.slice(0, page);
  const last = shown.at(-1);
  const has_more = rows.length > page;
  return {
    data: shown.flatMap((row) => {
      const talk = presentTalk(row);
      const { id: _id, result, outcome } = row;
      return talk ? [{ _id, ...talk, started: row.started.toISOString(), result, outcome }] : [];
    }),
    has_more,
    next: has_more && last ? writePlace({ at: last.started, id: last.id }) : null,
  };
}

/** Selects the rows of a page and the first of the next; those of a branch are found by the branches that runs took. */
function listed(scope: Scope, input: Input): Sql {
  const { account_id } = scope;
  const { branch, result } = input;
  const results = result === null ? [] : [sql`result = ${result}`];
  const limit = raw(String(page + 1));
  if (!branch) {
    const wanted = every([...conditions(scope, input, sql`id`), ...results]);
    return sql`select * from report_runs where ${wanted} order by started desc, id desc limit ${limit}`;
  }
  // The flow is then the one that the test is drawn in, which another may have called.
  const taken = every([
    ...conditions(scope, input, sql`run_id`),
    sql`node = ${branch.node} and branch = ${branch.branch}`,
  ]);
  return sql`select r.* from (select run_id, started from report_branches where ${taken}) b
    join report_runs r on ${every([sql`r.account_id = ${account_id} and r.id = b.run_id`, ...results])}
    order by b.started desc, b.run_id desc limit ${limit}`;
}

function conditions(scope: Scope, { outcome, next }: Input, id: Sql): Sql[] {
  const place = readPlace(next);
  return [
    sql`account_id = ${scope.account_id} and ${within(scope, sql`started`)}`,
    ...limited(scope),
    ...(outcome === null ? [] : [sql`outcome = ${outcome} and outcome <> ''`]),
    ...(place && canBeId('flow', place.id)
      ? [sql`(started, ${id}) < (${place.at}::timestamptz, ${place.id}::uuid)`]
      : []),
  ];
}
