import type { CallOutput, calls, ParsedInput, ResultScore, ScoreScale } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { every, raw, sql, type Sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { readPlace, writePlace, type Place } from './place.ts';
import { presentTalk, talkColumns, talkOf, type TalkRow } from './result-rows.ts';
import { limited, readScope, within, type Scope } from './scope.ts';

/** A score that was given. */
export interface ScoreRow extends TalkRow {
  id: string;
  asked: Date;
  at: Date | null;
  scale: ScoreScale;
  value: number;
  comment: string | null;
}

/** Which scores are wanted. */
export type ScoreFilter = Pick<
  ParsedInput<typeof calls.exportResultScores>,
  'scale' | 'min' | 'max' | 'commented'
>;

const page = 50;

/** Lists the scores that were given, latest asked first; those of erased contacts are left out. */
export async function getResultScores(
  context: CallContext,
  input: ParsedInput<typeof calls.getResultScores>,
): Promise<CallOutput<typeof calls.getResultScores>> {
  const scope = await readScope(context, input);
  const before = readPlace(input.next);
  const rows = await scoresGiven(context.db, { scope, filter: input, before, most: page + 1 });
  const shown = rows.slice(0, page);
  const last = shown.at(-1);
  const has_more = rows.length > page;
  return {
    data: shown.flatMap((row) => presentScore(row) ?? []),
    has_more,
    next: has_more && last ? writePlace({ at: last.asked, id: last.id }) : null,
  };
}

interface Wanted {
  scope: Scope;
  filter: ScoreFilter;
  before: Place | null;
  most: number;
}

/** Reads the scores that were given, latest asked first, from a place on. */
export function scoresGiven(db: AccountDb, { scope, filter, before, most }: Wanted): Promise<ScoreRow[]> {
  const wanted = every([...conditions(scope, filter), ...(before ? [isBefore(before)] : [])]);
  return db.rows<ScoreRow>(
    sql`select r.id, r.asked, s.created as at, r.scale, r.value, s.comment, ${talkColumns} from (
        select * from report_scores where ${wanted} order by asked desc, id desc limit ${raw(String(most))}
      ) r
      left join conversation_scores s on s.account_id = r.account_id and s.id = r.id
      ${talkOf}
      order by r.asked desc, r.id desc`,
  );
}

function conditions(scope: Scope, { scale, min, max, commented }: ScoreFilter): Sql[] {
  return [
    sql`account_id = ${scope.account_id} and ${within(scope, sql`asked`)}`,
    sql`value is not null and value between ${min} and ${max}`,
    ...limited(scope),
    ...(scale === null ? [] : [sql`scale = ${scale}`]),
    ...(commented ? [sql`has_comment`] : []),
  ];
}

function isBefore({ at, id }: Place): Sql {
  return sql`(asked, id) < (${at}::timestamptz, ${id})`;
}

function presentScore(row: ScoreRow): ResultScore | null {
  const talk = presentTalk(row);
  const { id: _id, scale, value, comment } = row;
  return talk && { _id, ...talk, at: (row.at ?? row.asked).toISOString(), scale, value, comment };
}
