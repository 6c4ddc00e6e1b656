import { conversationFilter, type calls, type CallOutput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

interface Row {
  id: string;
  user_id: string;
  name: string;
  filter: unknown;
  shared: boolean;
}

/** Lists the person's own saved views and the shared ones, by name; one that no version here understands is left out. */
export async function getSavedViews({
  db,
  session,
}: CallContext): Promise<CallOutput<typeof calls.getSavedViews>> {
  const { account_id } = db;
  const rows = await db.rows<Row>(
    sql`select id, user_id, name, filter, shared from (
        select * from saved_views where account_id = ${account_id} and user_id = ${session.user_id}
        union select * from saved_views where account_id = ${account_id} and shared
      ) v order by lower(name), id`,
    'saved_views',
  );
  return rows.flatMap(({ id, user_id, name, filter, shared }) => {
    const read = conversationFilter.safeParse(filter);
    const is_deletable = user_id === session.user_id || session.abilities.has('views.share');
    return read.success ? [{ _id: id, name, filter: read.data, shared, is_deletable }] : [];
  });
}
