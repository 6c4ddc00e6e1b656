import { limits, type CallOutput, type calls, type OptOutState, type ParsedInput } from '@prosa/contract';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

interface Row {
  id: string;
  state: OptOutState;
  contact_id: string | null;
  contact_name: string | null;
  override_name: string | null;
  phone: string | null;
  level: 'certain' | 'doubtful' | null;
  text: string;
  conversation_id: string | null;
  created: Date;
  user_id: string | null;
  user_name: string | null;
  removed_at: Date | null;
  removed_by: string | null;
  remover_name: string | null;
}

type Listed = CallOutput<typeof calls.getOptOuts>;

/** Returns a page of the suppression list, newest first: all of a state, or those whose name or phone holds the query. */
export async function listOptOuts(
  { db }: CallContext,
  { state, query, page, limit }: ParsedInput<typeof calls.getOptOuts>,
): Promise<Listed> {
  const { account_id } = db;
  const wanted = sql`o.account_id = ${account_id} and o.state = ${state} ${holding(query)}`;
  const entries = sql`opt_outs o left join contacts k on k.account_id = ${account_id} and k.id = o.contact_id`;
  const [rows, total] = await Promise.all([
    db.rows<Row>(
      sql`select o.id, o.state, o.contact_id, k.name as contact_name, k.override_name, k.phone,
          o.level, o.text, m.conversation_id, o.created, o.user_id, u.name as user_name, o.removed_at, o.removed_by,
          r.name as remover_name
        from ${entries}
        left join messages m on m.account_id = ${account_id} and m.id = o.message_id
        left join users u on u.account_id = ${account_id} and u.id = o.user_id
        left join users r on r.account_id = ${account_id} and r.id = o.removed_by
        where ${wanted} order by o.created desc, o.id desc limit ${limit} offset ${(page - 1) * limit}`,
    ),
    db.row<{ counted: number }>(
      sql`select count(*)::integer as counted
        from (select from ${entries} where ${wanted} limit ${limits.search_total_cap + 1}) as part`,
    ),
  ]);
  const counted = total?.counted ?? 0;
  return {
    data: rows.map(present),
    total: Math.min(counted, limits.search_total_cap),
    total_is_capped: counted > limits.search_total_cap,
  };
}

function holding(query: string): Sql {
  const words = query.trim();
  return words ? sql`and strpos(k.search, search_form(${words})) > 0` : sql``;
}

function present(row: Row): Listed['data'][number] {
  const { id, state, contact_id, contact_name, override_name, phone, level, text, conversation_id, created } =
    row;
  const { user_id, user_name, removed_at, removed_by, remover_name } = row;
  return {
    _id: id,
    state,
    contact: contact_id
      ? { _id: contact_id, name: contact_name ?? '', override_name, phone: phone ?? '' }
      : null,
    level,
    text,
    conversation_id,
    created: created.toISOString(),
    user: person(user_id, user_name),
    removed: removed_at && { at: removed_at.toISOString(), user: person(removed_by, remover_name) },
  };
}

function person(id: string | null, name: string | null): { _id: string; name: string } | null {
  return id === null ? null : { _id: id, name: name ?? '' };
}
