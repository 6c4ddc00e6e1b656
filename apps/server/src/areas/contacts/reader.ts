import { limits, noRow } from '@prosa/contract';
import type { Queryable } from '../../platform/db/queryable.ts';
import { rowById } from '../../platform/db/row-by-id.ts';
import { raw, sql } from '../../platform/db/sql.ts';

/** The database as one company reaches it, or a transaction in it. */
export type AccountQueryable = Queryable & { readonly account_id: string };

/** A contact with the ids of its tags that are in use. */
export interface ContactRow {
  account_id: string;
  id: string;
  name: string;
  override_name: string | null;
  phone: string | null;
  channel_contact_id: string | null;
  data: Record<string, unknown>;
  annotations: unknown[];
  ignore: boolean;
  ignored_until: Date | null;
  profile_picture: string | null;
  created: Date;
  tags: string[];
}

export interface TagRow {
  id: string;
  name: string;
  color: string;
  auto_tag: boolean;
  keywords: string[];
  filed: boolean;
}

/** One page of contacts and how many there are, counted up to one above the cap. */
export interface ContactPage {
  contacts: ContactRow[];
  counted: number;
}

const columns = sql`c.account_id, c.id, c.name, c.override_name, c.phone, c.channel_contact_id, c.data,
  c.annotations, c.ignore, c.ignored_until, c.profile_picture, c.created,
  array(
    select t.id from contact_tags g join tags t on t.account_id = g.account_id and t.id = g.tag_id
    where g.account_id = c.account_id and g.contact_id = c.id and not t.filed
    order by t.name, t.id
  ) as tags`;

/** Pages do not go deeper than this; further contacts are found by searching. */
const deepestOffset = 10_000;
const countLimit = limits.search_total_cap + 1;
const hitLimit = limits.contact_search_cap + 1;

/** Reads the contact, or null when this company has none of that id. */
export function contactById(db: AccountQueryable, id: string): Promise<ContactRow | null> {
  return db.row(
    sql`select ${columns} from contacts c where c.account_id = ${db.account_id} and c.id = ${id}`,
    'contact_by_id',
  );
}

/**
 * Reads the company's contacts among `ids`, in no particular order; for presenters, so that a burst costs one
 * statement.
 */
export async function contactsByIds(db: AccountQueryable, ids: readonly string[]): Promise<ContactRow[]> {
  if (!ids.length) return [];
  return db.rows(
    sql`select ${columns} from contacts c where c.account_id = ${db.account_id} and c.id = any(${[...new Set(ids)]})`,
    'contacts_by_ids',
  );
}

/** Reads a page of all contacts, newest first. */
export async function newestContacts(
  db: AccountQueryable,
  { offset, limit }: { offset: number; limit: number },
): Promise<ContactPage> {
  const [contacts, total] = await Promise.all([
    // The inner select reads the index alone; only the page's rows are fetched.
    db.rows<ContactRow>(
      sql`select ${columns}
        from (
          select id from contacts where account_id = ${db.account_id}
          order by created desc, id desc
          limit ${raw(String(offset > deepestOffset ? 0 : limit))} offset ${Math.min(offset, deepestOffset)}
        ) as page
        cross join ${rowById('contacts', db.account_id, sql`page.id`)} c
        order by c.created desc, c.id desc`,
    ),
    db.row<{ counted: number }>(
      sql`select count(*)::integer as counted
        from (select from contacts where account_id = ${db.account_id} limit ${countLimit}) as part`,
      'count_contacts',
    ),
  ]);
  return { contacts, counted: total?.counted ?? 0 };
}

/** What to search, and which part of the hits to return. */
export interface Search {
  /** A contact is a hit when its name or phone contains one of these texts. */
  texts: readonly string[];
  offset: number;
  limit: number;
}

/**
 * Reads a page of the contacts that contain one of the texts in their name or phone, newest first. A search with more
 * hits than the cap stops there.
 */
export async function searchContacts(
  db: AccountQueryable,
  { texts, offset, limit }: Search,
): Promise<ContactPage> {
  const indexed = texts.every((text) => indexable.test(text));
  // Escaped after unaccent, which turns characters such as the wide percent into plain ones.
  const patterns = sql`select '%' || regexp_replace(search_form(phrase), '([\\\\%_])', '\\\\\\1', 'g') || '%'
    from unnest(${[...texts]}::text[]) as phrase`;
  const hits = indexed
    ? sql`select distinct hit as id from (${patterns}) as wanted(pattern), find_contacts(pattern, ${hitLimit}) as hit
        limit ${hitLimit}`
    : sql`select id from contacts where account_id = ${db.account_id} and search like any(array(${patterns}))
        order by created desc, id desc limit ${hitLimit}`;
  // Ids sort by time of creation, so the hits are sorted without reading their rows.
  const rows = await db.rows<{ counted: number } & (ContactRow | { id: null })>(
    sql`with hits as materialized (${hits}), page as (
        select id from hits order by id desc limit ${raw(String(limit))} offset ${offset}
      )
      select ${columns}, (select count(*)::integer from hits) as counted
      from (values (true)) as always
      left join (page cross join ${rowById('contacts', db.account_id, sql`page.id`)} c) on true
      order by c.id desc`,
  );
  // An empty page is one row without a contact, which still carries the count.
  return { contacts: rows.filter(hasContact), counted: rows[0]?.counted ?? 0 };
}

/**
 * The trigram index helps from three letters or digits in a row on; for shorter texts the newest contacts are scanned
 * first.
 */
const indexable = /[\p{L}\p{N}]{3}/u;

const exportPart = 1000;

/** Reads the next part of all contacts, newest first, after the last one of the previous part. */
export function contactsAfter(db: AccountQueryable, last: ContactRow | null): Promise<ContactRow[]> {
  const place = last ?? { created: new Date(Date.UTC(9999, 0)), id: noRow };
  return db.rows(
    sql`select ${columns} from contacts c
      where c.account_id = ${db.account_id} and (c.created, c.id) < (${place.created}::timestamptz, ${place.id})
      order by c.created desc, c.id desc limit ${raw(String(exportPart))}`,
    'contacts_after',
  );
}

const maxVariables = 100;

/** Returns the names of variables that contacts have, the most used first. */
export async function variableNames(db: AccountQueryable): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    sql`select variable as name from contacts, jsonb_object_keys(data) as variable
      where account_id = ${db.account_id}
      group by variable order by count(*) desc, variable limit ${raw(String(maxVariables))}`,
  );
  return rows.map(({ name }) => name);
}

/** Reads the tags in use, by name. */
export function tagsInUse(db: AccountQueryable): Promise<TagRow[]> {
  return db.rows(
    sql`select id, name, color, auto_tag, keywords, filed from tags
      where account_id = ${db.account_id} and not filed
      order by search, id`,
  );
}

function hasContact<Row extends { id: string | null }>(row: Row): row is Row & ContactRow {
  return row.id !== null;
}
