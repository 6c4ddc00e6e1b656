import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';

/** How a contact's tags changed. */
export interface TagChange {
  added: string[];
  removed: string[];
}

/** The tags a contact will have from now on. */
export interface ContactTags {
  contact_id: string;
  tags: readonly string[];
}

/**
 * Replaces a contact's tags and returns how they changed. Archived tags are not added; they are no error, because the
 * screen that sent them may be older than the archiving. Throws not_found when the contact or a tag is not this
 * company's.
 */
export async function changeContactTags(
  tx: Transaction,
  { contact_id, tags }: ContactTags,
): Promise<TagChange> {
  const { account_id } = tx;
  const wanted = [...new Set(tags)];
  // The lock makes simultaneous changes run one after the other, so that their results do not mix.
  found(
    await tx.row(
      sql`select id from contacts where account_id = ${account_id} and id = ${contact_id} for no key update`,
    ),
  );
  const known = await tx.rows<{ id: string; filed: boolean }>(
    sql`select id, filed from tags where account_id = ${account_id} and id = any(${wanted})`,
  );
  if (known.length < wanted.length) throw new AppError('not_found');
  const kept = known.filter((tag) => !tag.filed).map((tag) => tag.id);
  const removed = await tx.rows<{ tag_id: string }>(
    sql`delete from contact_tags
      where account_id = ${account_id} and contact_id = ${contact_id} and tag_id <> all(${kept})
      returning tag_id`,
  );
  const added = await tx.rows<{ tag_id: string }>(
    sql`insert into contact_tags (account_id, contact_id, tag_id)
      select ${account_id}, ${contact_id}, unnest(${kept}::uuid[])
      on conflict do nothing
      returning tag_id`,
  );
  const change = { added: added.map(({ tag_id }) => tag_id), removed: removed.map(({ tag_id }) => tag_id) };
  // The event carries the tags, because reports count them from the events alone.
  tx.record({ type: 'contact.changed', payload: { contact_id, tags: kept, added: change.added } });
  return change;
}
