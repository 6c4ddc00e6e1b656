import type { calls, ManyDone, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { lockContacts } from '../../contacts/index.ts';
import { keepTagsForUndo, openUndo } from '../undo/record-undo.ts';
import { contactsOfChosen, nothingDone } from './chosen.ts';
import { moveTagsOfMany } from './move-tags-of-many.ts';

type Input = ParsedInput<typeof calls.tagConversations>;

/**
 * Adds tags to the contacts of the chosen conversations, all in one transaction. Archived tags are left out, because
 * the screen that sent them may be older than the archiving.
 */
export function tagConversations(context: CallContext, { conversation_ids, tags }: Input): Promise<ManyDone> {
  return context.db.transaction(async (tx) => {
    const { seen, gone } = await contactsOfChosen(context, tx, conversation_ids);
    const usable = await usableTags(tx, tags);
    const contact_ids = [...new Set(seen.map(({ contact_id }) => contact_id))];
    await lockContacts(tx, contact_ids);
    const missing = await missingTags(tx, contact_ids, usable);
    const done = seen.filter(({ contact_id }) => missing.has(contact_id)).length;
    const skipped = { ...nothingDone, gone, unchanged: seen.length - done };
    if (!done) return skipped;
    await recordAudit(context, tx, { action: 'conversation.tagged_many', details: { conversas: done } });
    const undo_id = await openUndo(context, tx, { ofMany: true });
    const changes = [...missing].map(([contact_id, added]) => ({ contact_id, added, removed: [] }));
    await keepTagsForUndo(tx, { undo_id, changes });
    await moveTagsOfMany(tx, changes);
    return { ...skipped, undo_id, done };
  });
}

/** Returns those of the tags that are in use; throws not_found for one that is not this company's. */
async function usableTags(tx: Transaction, tags: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(tags)];
  const known = await tx.rows<{ id: string; filed: boolean }>(
    sql`select id, filed from tags where account_id = ${tx.account_id} and id = any(${wanted}::uuid[])`,
    'tags_to_add',
  );
  if (known.length < wanted.length) throw new AppError('not_found');
  return known.filter(({ filed }) => !filed).map(({ id }) => id);
}

/** Returns which of the tags each of these locked contacts lacks; who lacks none is left out. */
async function missingTags(
  tx: Transaction,
  contact_ids: readonly string[],
  tags: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await tx.rows<{ contact_id: string; missing: string[] }>(
    sql`select contact_id, array_agg(tag_id) as missing
      from unnest(${contact_ids}::uuid[]) as contact_id, unnest(${tags}::uuid[]) as tag_id
      where not exists (select from contact_tags g where g.account_id = ${tx.account_id}
        and g.contact_id = contact_id.contact_id and g.tag_id = tag_id.tag_id)
      group by contact_id`,
    'missing_tags',
  );
  return new Map(rows.map(({ contact_id, missing }) => [contact_id, missing]));
}
