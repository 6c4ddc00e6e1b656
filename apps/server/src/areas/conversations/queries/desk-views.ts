import type { ConversationFilter, DeskSort } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { raw, sql, type Sql } from '../../../platform/db/sql.ts';
import type { ConversationView } from '../reader.ts';
import { isMixed } from './filter.ts';
import { newestFirst, newestViews, viewsOfPage } from './newest-views.ts';

interface Page {
  limit: number;
  sort: DeskSort;
  filter: ConversationFilter;
}

/**
 * Reads the views of the first conversations that meet the conditions, in the order of the desk. Each order walks one
 * index; those who do not wait come after the last one who does, and are read only where the page reaches them.
 */
export function deskViews(
  db: AccountDb,
  conditions: Sql,
  { limit, sort, filter }: Page,
): Promise<ConversationView[]> {
  const mixed = isMixed(filter);
  if (sort === 'recent') return newestViews(db, conditions, { limit, isMixed: mixed });
  const most = raw(String(limit));
  if (sort === 'oldest') {
    const oldestFirst = sql`last_activity, id`;
    const order = mixed ? oldestFirst : sql`activity_slot, ${oldestFirst}`;
    const page = sql`select id from conversations where ${conditions} order by ${order} limit ${most}`;
    return viewsOfPage(db, page, sql`c.last_activity, c.id`);
  }
  const waiting = sql`select id from conversations
    where ${conditions} and finished is null and waiting_response
    order by waiting_since, last_activity desc, id desc limit ${most}`;
  const others = sql`select id from conversations where ${conditions} and not waiting_response
    order by ${mixed ? sql`last_activity desc, id desc` : newestFirst} limit ${most}`;
  const page =
    filter.situation === 'unanswered' ? waiting : sql`(${waiting}) union all (${others}) limit ${most}`;
  return viewsOfPage(db, page, sql`c.waiting_since, c.last_activity desc, c.id desc`);
}
