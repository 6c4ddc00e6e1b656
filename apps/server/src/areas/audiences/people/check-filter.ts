import type { AudienceFilter } from '@prosa/contract';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';

const needsValue = new Set(['equals', 'differs', 'contains']);

/** Refuses a filter with a criterion that says nothing, or that names what this company does not have. */
export async function checkFilter(
  db: Queryable & { account_id: string },
  filter: AudienceFilter,
): Promise<void> {
  const isIncomplete = filter.variables.some(
    ({ name, test, value }) => !name.trim() || (needsValue.has(test) && !value.trim()),
  );
  const { is, day } = filter.last_talk ?? { is: 'never', day: null };
  const lacksDay = (is === 'since' || is === 'before') && day === null;
  if (isIncomplete || lacksDay) throw new AppError('audience_filter_incomplete');
  const tags = [...new Set([...filter.tags_any, ...filter.tags_all, ...filter.tags_none])];
  const { account_id } = db;
  const row = await db.row<{ known: boolean }>(
    sql`select (select count(*) from tags where account_id = ${account_id} and id = any(${tags}::uuid[])) = ${tags.length}
        and (${filter.channel}::bigint is null
          or exists (select from channels where account_id = ${account_id} and id = ${filter.channel}))
        and (${filter.department}::uuid is null
          or exists (select from departments where account_id = ${account_id} and id = ${filter.department}))
      as known`,
    'check_audience_filter',
  );
  if (!row?.known) throw new AppError('not_found');
}

/** Returns whether a filter asks for anything; an audience of everybody has to be meant. */
export function asksAnything(filter: AudienceFilter): boolean {
  const { tags_any, tags_all, tags_none, variables, last_talk, channel, department } = filter;
  const lists = [tags_any, tags_all, tags_none, variables];
  return (
    lists.some((list) => list.length > 0) || [last_talk, channel, department].some((one) => one !== null)
  );
}
