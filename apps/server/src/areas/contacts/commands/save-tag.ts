import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { violates } from '../../../platform/db/violates.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { checkTag, type TagDraft } from '../tag-rules.ts';

type Wanted = ParsedInput<typeof calls.saveTag>;

/**
 * Creates a tag, changes one, or archives it (`filed`), which hides it on every contact. Throws what checkTag throws,
 * tag_name_taken, and not_found for an `_id` that is not this company's.
 */
export async function saveTag(context: CallContext, wanted: Wanted): Promise<{ _id: string }> {
  return context.db.transaction(async (tx) => {
    const id = await write(tx, context, wanted);
    tx.record({ type: 'tags.changed', payload: { tag_id: id } });
    return { _id: id };
  });
}

function write(tx: Transaction, context: CallContext, wanted: Wanted): Promise<string> {
  const { ids, clock } = context;
  if (wanted._id === undefined) return insert(tx, { ...checkTag(wanted), id: ids.next(), now: clock.now() });
  // Archiving ignores the other values: a rule that was added later must not prevent an old tag from being archived.
  if (wanted.filed) return archive(tx, context, wanted._id);
  return update(tx, wanted._id, wanted);
}

async function insert(tx: Transaction, tag: TagDraft & { id: string; now: Date }): Promise<string> {
  const { id, name, color, auto_tag, keywords, now } = tag;
  const inserted = await tx.run(
    sql`insert into tags (account_id, id, name, color, auto_tag, keywords, created)
      values (${tx.account_id}, ${id}, ${name}, ${color}, ${auto_tag}, ${[...keywords]}, ${now})
      on conflict (account_id, lower(name)) where not filed do nothing`,
  );
  if (!inserted) throw new AppError('tag_name_taken');
  return id;
}

async function archive(tx: Transaction, context: CallContext, id: string): Promise<string> {
  const { name } = found(
    await tx.row<{ name: string }>(
      sql`update tags set filed = true where account_id = ${tx.account_id} and id = ${id} returning name`,
    ),
  );
  await recordAudit(context, tx, { action: 'deletion.tag', target: { kind: 'tag', id, label: name } });
  return id;
}

async function update(tx: Transaction, id: string, wanted: Wanted): Promise<string> {
  found(await tx.row(sql`select id from tags where account_id = ${tx.account_id} and id = ${id}`));
  const { name, color, auto_tag, keywords } = checkTag(wanted);
  try {
    await tx.run(
      sql`update tags
        set name = ${name}, color = ${color}, auto_tag = ${auto_tag}, keywords = ${[...keywords]}, filed = false
        where account_id = ${tx.account_id} and id = ${id}`,
    );
  } catch (error) {
    throw violates(error, 'tags_name') ? new AppError('tag_name_taken') : error;
  }
  return id;
}
