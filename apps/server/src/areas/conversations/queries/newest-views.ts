import type { AccountDb } from '../../../platform/db/database.ts';
import { rowById } from '../../../platform/db/row-by-id.ts';
import { raw, sql, type Sql } from '../../../platform/db/sql.ts';
import { conversationViews, type ConversationView } from '../reader.ts';

/** Reads the rows of one company, in a transaction or alone. */
type CompanyRows = Pick<AccountDb, 'account_id' | 'rows'>;

/** Which of the matching conversations to return; the contract checks `limit`. */
interface Page {
  limit: number;
  offset?: number;
  /** Whether conversations in progress and finished ones may be among them. */
  isMixed?: boolean;
}

/**
 * The newest first, of conversations that are all in progress or all finished: the same order as that of
 * `last_activity`, which stands in no index (docs/decisions/0041).
 */
export const newestFirst = sql`activity_slot desc, last_activity desc, id desc`;

/**
 * Reads the views of one page of the conversations that meet the conditions, newest activity first. Their ids are
 * found first, so that names are looked up for the page's own rows only.
 */
export function newestViews(
  db: CompanyRows,
  conditions: Sql,
  { limit, offset = 0, isMixed = false }: Page,
): Promise<ConversationView[]> {
  const page = sql`select id from conversations where ${conditions}
    order by ${isMixed ? sql`last_activity desc, id desc` : newestFirst} limit ${raw(String(limit))} offset ${offset}`;
  return viewsOfPage(db, page, sql`c.last_activity desc, c.id desc`);
}

/** Reads the views of the conversations whose ids `page` selects, in this order; the table is `c`. */
export function viewsOfPage(db: CompanyRows, page: Sql, order: Sql): Promise<ConversationView[]> {
  const rows = sql`select found.* from (${page}) page
    cross join ${rowById('conversations', db.account_id, sql`page.id`)} found`;
  return db.rows<ConversationView>(sql`${conversationViews(db.account_id, rows)} order by ${order}`);
}
