import {
  limits,
  type CallOutput,
  type calls,
  type ParsedInput,
  type QuickMessageOrder,
} from '@prosa/contract';
import { every, sql, type Sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentQuickMessages, quickMessageColumns, type QuickMessageRow } from '../reader.ts';
import { visibleTo } from '../visible.ts';

type Wanted = ParsedInput<typeof calls.findQuickMessages>;

const orders: Record<QuickMessageOrder, Sql> = {
  shortcut: sql`search_form(q.shortcut), q.id`,
  newest: sql`q.created desc, q.id desc`,
};

/** Returns a page of the quick messages in use, and the folders that there are. Case and accents are ignored. */
export async function findQuickMessages(
  context: CallContext,
  wanted: Wanted,
): Promise<CallOutput<typeof calls.findQuickMessages>> {
  const { db } = context;
  const { page, limit, order } = wanted;
  const hits = sql`from quick_messages q where ${conditionsOf(context, wanted)}`;
  const [rows, total, folders] = await Promise.all([
    db.rows<QuickMessageRow>(
      sql`select ${quickMessageColumns} ${hits} order by ${orders[order]} limit ${limit} offset ${(page - 1) * limit}`,
    ),
    db.row<{ counted: number }>(
      sql`select count(*)::integer as counted from (select ${hits} limit ${limits.search_total_cap + 1}) as part`,
    ),
    foldersOf(context),
  ]);
  const counted = total?.counted ?? 0;
  return {
    data: await presentQuickMessages(context, rows),
    total: Math.min(counted, limits.search_total_cap),
    total_is_capped: counted > limits.search_total_cap,
    folders,
  };
}

function conditionsOf({ db, session }: CallContext, { query, folder }: Wanted): Sql {
  const words = query.trim().replace(/^\/+/, '');
  return every([
    sql`q.account_id = ${db.account_id}`,
    sql`not q.filed`,
    visibleTo(session),
    ...(folder ? [sql`search_form(q.folder) = search_form(${folder.trim()}) and q.folder <> ''`] : []),
    ...(words ? [saying(words)] : []),
  ]);
}

/** A company has some thousands at most, so its rows are read in their order; no index of words is worth its price. */
function saying(words: string): Sql {
  // Escaped after unaccent, which turns characters such as the wide percent into plain ones.
  const pattern = sql`'%' || regexp_replace(search_form(${words}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  return sql`(q.search like ${pattern} or exists (
    select from media m
    where m.account_id = q.account_id and m.id = q.media_id and search_form(m.name) like ${pattern}))`;
}

async function foldersOf({ db }: CallContext): Promise<string[]> {
  const rows = await db.rows<{ folder: string }>(
    sql`select folder from quick_messages where account_id = ${db.account_id} and not filed and folder <> ''
      group by search_form(folder), folder order by search_form(folder), folder`,
  );
  return rows.map(({ folder }) => folder);
}
