import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { removeFiles } from '../remove-files.ts';

type Input = ParsedInput<typeof calls.deleteMedia>;

/** Takes a file out of the library. Messages that carry it keep it; without any it is gone for good. */
export async function deleteMedia(context: CallContext, { media }: Input): Promise<Record<string, never>> {
  const { db, storage } = context;
  const id = typeof media === 'string' ? media : media._id;
  const isGone = await db.transaction(async (tx) => {
    // Locked, so that whoever is sending it just now has committed or comes too late.
    const known = await tx.row<{ name: string }>(
      sql`select name from media where account_id = ${tx.account_id} and id = ${id} and kept = 'library' for update`,
    );
    const { name } = found(known);
    await recordAudit(context, tx, { action: 'deletion.file', target: { kind: 'file', id, label: name } });
    tx.record({ type: 'medias.changed', payload: { media_id: id } });
    return leaveLibrary(tx, id);
  });
  if (isGone) await removeFiles(storage, [{ account_id: db.account_id, id }]);
  return {};
}

/** True when nothing else needs the file. */
async function leaveLibrary(tx: Transaction, id: string): Promise<boolean> {
  const { account_id } = tx;
  const removed = await tx.run(
    sql`delete from media where account_id = ${account_id} and id = ${id}
      and not exists (select from messages where account_id = ${account_id} and media_id = ${id})`,
  );
  if (removed) return true;
  // Nobody's upload any more, so that nobody can send it again.
  await tx.run(
    sql`update media set kept = 'thread', user_id = null where account_id = ${account_id} and id = ${id}`,
  );
  return false;
}
