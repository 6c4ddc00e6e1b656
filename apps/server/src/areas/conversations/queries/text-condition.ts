import type { AccountDb } from '../../../platform/db/database.ts';
import { containing, raw, sql, type Sql } from '../../../platform/db/sql.ts';
import { newestFirst } from './newest-views.ts';

/** Up to this many matching contacts are looked up without a look at the newest conversations. */
const rareContacts = 50;
/** So many of the newest conversations are looked through first. */
const nearest = 500;
/** What many contacts contain, most likely: of so few characters, the newest conversations are looked through at once. */
const maxShort = 3;
/** Up to this many are looked up where the newest are not enough; beyond that, the list itself is read in order. */
const fewContacts = 2000;

interface Wanted {
  text: string;
  /** The other conditions of the filter. */
  others: Sql;
  /** How many of the newest are wanted, of conversations that are all in progress or all finished. */
  newest?: number | undefined;
}

/** What the first look found. */
interface Look {
  pattern: string;
  near: string[];
  contacts: string[];
  /** Whether the conversations near are all that can be wanted. */
  is_enough: boolean;
}

/**
 * Returns the condition for conversations whose contact's name or phone contains the text. What few contacts
 * contain is found through the index of contacts, and what many contain among the newest conversations or, where these
 * are not enough, through the index again; only what still more contain is looked for in the whole list.
 */
export async function textCondition(db: AccountDb, { text, others, newest }: Wanted): Promise<Sql> {
  const look = await (newest === undefined
    ? lookForContacts(db, text)
    : lookAtNewest(db, { text, others, newest }));
  if (!look) return sql`false`;
  if (look.is_enough) return sql`id = any(${look.near}::uuid[])`;
  if (look.contacts.length <= fewContacts) return sql`contact_id = any(${look.contacts}::uuid[])`;
  return sql`contact_search like ${look.pattern}`;
}

function lookForContacts(db: AccountDb, text: string): Promise<Look | null> {
  return db.row<Look>(
    sql`with given as (select search_form(${containing(text)}) as pattern)
      select pattern, '{}'::uuid[] as near, false as is_enough,
        array(select find_contacts(pattern, ${raw(String(fewContacts + 1))})) as contacts
      from given`,
    'contacts_for_filter',
  );
}

/**
 * Looks for a few contacts first, unless the text is short, then among the newest conversations, and only then for many
 * contacts.
 */
function lookAtNewest(
  db: AccountDb,
  { text, others, newest }: { text: string; others: Sql; newest: number },
): Promise<Look | null> {
  const isShort = text.length <= maxShort;
  return db.row<Look>(
    sql`with given as (select search_form(${containing(text)}) as pattern), found as materialized (
        select array(select find_contacts(pattern, ${raw(String(rareContacts + 1))}) where not ${isShort}) as ids
        from given
      ), few as materialized (
        select ids, ${isShort} or cardinality(ids) > ${raw(String(rareContacts))} as are_many from found
      ), newest as materialized (
        select id, contact_search, activity_slot, last_activity from conversations
        where ${others} and (select are_many from few)
        order by ${newestFirst} limit ${raw(String(nearest))}
      ), near as materialized (
        select id from newest where contact_search like (select pattern from given)
        order by ${newestFirst} limit ${newest}
      ), enough as materialized (
        select (select count(*) from near) >= ${newest}::bigint
            or (select count(*) from newest) < ${raw(String(nearest))} as known
      )
      select pattern, array(select id from near) as near, known and are_many as is_enough,
        case when not are_many then ids
          else array(select find_contacts(pattern, ${raw(String(fewContacts + 1))}) where not known) end as contacts
      from given, few, enough`,
  );
}
