import type { calls, CallOutput, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { empty, raw, sql } from '../../../platform/db/sql.ts';
import { presentTag } from '../present.ts';
import type { TagRow } from '../reader.ts';

type Wanted = ParsedInput<typeof calls.findTags>;

/** How each order walks an index; ids sort by the time at which a tag was created. */
const orders = {
  name: raw('search, id'),
  name_desc: raw('search desc, id desc'),
  newest: raw('id desc'),
} satisfies Record<Wanted['order'], unknown>;

/**
 * Returns a page of the tags in use: all of them, or those whose name or one of whose keywords contains the query,
 * ignoring case and accents.
 */
export async function findTags(
  { db }: CallContext,
  { page, limit, query, order }: Wanted,
): Promise<CallOutput<typeof calls.findTags>> {
  const text = query.trim().replaceAll(/\s+/g, ' ');
  const found = sql`account_id = ${db.account_id} and not filed ${text ? contains(text) : empty}`;
  const [tags, counted] = await Promise.all([
    db.rows<TagRow>(
      sql`select id, name, color, auto_tag, keywords, filed from tags where ${found}
        order by ${orders[order]} limit ${raw(String(limit))} offset ${(page - 1) * limit}`,
    ),
    db.row<{ total: number }>(sql`select count(*)::integer as total from tags where ${found}`),
  ]);
  return { data: tags.map(presentTag), total: counted?.total ?? 0, total_is_capped: false };
}

/** A company's tags are few enough to be read one by one; nothing in the text is a pattern. */
function contains(text: string) {
  return sql`and (
    position(search_form(${text}) in search) > 0
    or exists (select from unnest(keywords) as keyword where position(search_form(${text}) in search_form(keyword)) > 0)
  )`;
}
