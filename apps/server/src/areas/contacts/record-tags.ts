import type { Transaction } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import type { DomainEvents } from '../../platform/events/domain-events.ts';

/**
 * Records which tags these contacts have now; reports count from these events alone. `contact.changed` also reaches
 * every open screen. `contact.tagged` is only counted, for work on so many contacts that screens are notified once
 * for all of them.
 */
export async function recordTags(
  tx: Transaction,
  type: 'contact.changed' | 'contact.tagged',
  contact_ids: readonly string[],
): Promise<void> {
  for (const payload of await tagsOf(tx, contact_ids)) tx.record({ type, payload });
}

/** What `contact.changed` says of a contact besides the tags it has now. */
export type TagNews = Pick<DomainEvents['contact.changed'], 'added' | 'by_flow'>;

/** Records which tags contacts have now, and what flows may start by. */
export async function recordTagNews(tx: Transaction, news: ReadonlyMap<string, TagNews>): Promise<void> {
  for (const tags of await tagsOf(tx, [...news.keys()]))
    tx.record({ type: 'contact.changed', payload: { ...tags, ...news.get(tags.contact_id) } });
}

/** A tag that was put on a contact. */
export interface AddedTag {
  contact_id: string;
  tag_id: string;
}

/** Returns the tags that were put on each contact. */
export function addedByContact(added: readonly AddedTag[]): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  for (const { contact_id, tag_id } of added) tags.set(contact_id, [...(tags.get(contact_id) ?? []), tag_id]);
  return tags;
}

async function tagsOf(
  tx: Transaction,
  contact_ids: readonly string[],
): Promise<{ contact_id: string; tags: string[] }[]> {
  const ids = [...new Set(contact_ids)];
  if (!ids.length) return [];
  return tx.rows(
    sql`select c.id as contact_id, tags_of_contact(c.account_id, c.id) as tags
      from contacts c where c.account_id = ${tx.account_id} and c.id = any(${ids}::uuid[])`,
    'record_tags',
  );
}
