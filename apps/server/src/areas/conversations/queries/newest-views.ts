import type { AccountDb } from '../../../platform/db/database.ts';
import { raw, sql, type Sql } from '../../../platform/db/sql.ts';
import { conversationViews, type ConversationView } from '../reader.ts';

/** Which of the conversations that meet the conditions; `limit` is checked by the contract. */
interface Page {
  limit: number;
  offset?: number;
}

/**
 * The views of a page of the conversations that meet the conditions, newest activity first. They are found by their ids
 * first: for a text among the open ones the index holds all that is looked at, and only the page's own rows are read.
 */
export function newestViews(
  db: AccountDb,
  conditions: Sql,
  { limit, offset = 0 }: Page,
): Promise<ConversationView[]> {
  const page = sql`select id from conversations where ${conditions}
    order by last_activity desc, id desc limit ${raw(String(limit))} offset ${offset}`;
  const rows = sql`select found.* from (${page}) page
    join conversations found on found.account_id = ${db.account_id} and found.id = page.id`;
  return db.rows<ConversationView>(
    sql`${conversationViews(db.account_id, rows)} order by c.last_activity desc, c.id desc`,
  );
}
