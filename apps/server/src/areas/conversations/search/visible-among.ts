import { rowById } from '../../../platform/db/row-by-id.ts';
import { every, sql } from '../../../platform/db/sql.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import type { HitRow } from '../message-search.ts';
import type { Wanted } from './wanted-words.ts';

/** A message that has the words, and where the search goes on behind it. */
export interface Candidate {
  message_id: string;
  place: number;
}

/** A message that was found, with the conversation it stands in. */
export interface FoundRow extends HitRow {
  place: number;
  conversation_id: string;
  finished: Date | null;
  department_id: string;
  department_name: string;
  channel_id: string;
  channel_name: string;
  contact_id: string;
  contact_name: string;
  contact_override_name: string | null;
  contact_phone: string | null;
}

interface Choosing {
  candidates: readonly Candidate[];
  /** The departments that the person sees; null for all. */
  departments: readonly string[] | null;
  wanted: Wanted;
  most: number;
}

/**
 * Reads those of the candidates that the person may see and that have the phrases, newest first. The department is the
 * conversation's own, at this moment.
 */
export function visibleAmong(
  db: AccountDb,
  { candidates, departments, wanted, most }: Choosing,
): Promise<FoundRow[]> {
  if (!candidates.length) return Promise.resolve([]);
  const { account_id } = db;
  const said = sql`' ' || search_words(said_in(m.type, m.message, m.file_name)) || ' '`;
  const conditions = [
    sql`not m.deleted`,
    ...(departments ? [sql`c.department_id = any(${departments}::uuid[])`] : []),
    ...wanted.phrases.map((phrase) => sql`strpos(${said}, ' ' || search_words(${phrase}) || ' ') > 0`),
  ];
  return db.rows<FoundRow>(
    sql`select found.*, u.name as user_name, ch.name as channel_name, d.name as department_name, ct.name as contact_name,
        ct.override_name as contact_override_name, ct.phone as contact_phone
      from (
        select given.place, given.nth, m.id, m.platform_message_id, m.position, m.origin, m.type, m.event, m.message,
          m.file_name, m.user_id, m.created, c.id as conversation_id, c.finished, c.department_id, c.channel_id,
          c.contact_id
        from unnest(${candidates.map(({ message_id }) => message_id)}::uuid[],
          ${candidates.map(({ place }) => place)}::integer[]) with ordinality as given(id, place, nth)
        cross join ${rowById('messages', account_id, sql`given.id`)} m
        cross join ${rowById('conversations', account_id, sql`m.conversation_id`)} c
        where ${every(conditions)}
        order by given.nth limit ${most}
      ) found
      cross join ${rowById('contacts', account_id, sql`found.contact_id`)} ct
      cross join ${rowById('channels', account_id, sql`found.channel_id`)} ch
      cross join ${rowById('departments', account_id, sql`found.department_id`)} d
      left join users u on u.account_id = ${account_id} and u.id = found.user_id
      order by found.nth`,
    `visible_messages_${departments ? 'of_departments' : 'all'}_${wanted.phrases.length}`,
  );
}
