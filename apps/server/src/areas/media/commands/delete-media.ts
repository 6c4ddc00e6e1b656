import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { letGo } from '../carried/let-go.ts';
import { removeFiles } from '../remove-files.ts';

type Input = ParsedInput<typeof calls.deleteMedia>;

/**
 * Deletes a file from the library. Messages and quick messages that carry it keep it; if
 * there are none, it is gone for good.
 */
export async function deleteMedia(context: CallContext, { media }: Input): Promise<Record<string, never>> {
  const { db, storage } = context;
  const id = typeof media === 'string' ? media : media._id;
  const isGone = await db.transaction(async (tx) => {
    // Locked, so that somebody who is sending it right now has either committed or is too late.
    const known = await tx.row<{ name: string }>(
      sql`select name from media where account_id = ${tx.account_id} and id = ${id} and kept = 'library' for update`,
    );
    const { name } = found(known);
    await recordAudit(context, tx, { action: 'deletion.file', target: { kind: 'file', id, label: name } });
    tx.record({ type: 'medias.changed', payload: { media_id: id } });
    return letGo(tx, id);
  });
  if (isGone) await removeFiles(storage, [{ account_id: db.account_id, id }]);
  return {};
}
