import type { calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

/** Deletes a saved view: one's own, or, for those who share views, a shared one. Others have none to delete. */
export async function deleteView(
  { db, session }: CallContext,
  { view_id }: ParsedInput<typeof calls.deleteView>,
): Promise<Record<string, never>> {
  const sharing = session.abilities.has('views.share');
  await db.transaction(async (tx) => {
    const row = await tx.row<{ user_id: string; shared: boolean }>(
      sql`delete from saved_views where account_id = ${db.account_id} and id = ${view_id}
        and (user_id = ${session.user_id} or (shared and ${sharing})) returning user_id, shared`,
      'delete_view',
    );
    const { user_id, shared } = found(row);
    tx.record({ type: 'saved_views.changed', payload: { user_id: shared ? null : user_id } });
  });
  return {};
}
