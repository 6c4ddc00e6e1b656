import type { AccountDb } from '../../../platform/db/database.ts';
import { raw, sql, type Sql } from '../../../platform/db/sql.ts';
import { conversationViews, type ConversationView } from '../reader.ts';

/** Which of the matching conversations to return; the contract checks `limit`. */
interface Page {
  limit: number;
  offset?: number;
}

/**
 * Reads the views of one page of the conversations that meet the conditions, newest activity first. Their ids are
 * found first: when a text is searched among the open ones, the index alone is enough for that, and only the page's
 * own rows are read.
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
