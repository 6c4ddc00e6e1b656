import type { ParsedInput, calls } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

/** Saves the person's own settings and notifies their other browsers. */
export async function updateUserConfig(
  { db, session }: CallContext,
  { config }: ParsedInput<typeof calls.updateUserConfig>,
): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    await tx.run(
      sql`update users set disable_notification_sound = ${config.disable_notification_sound}
        where account_id = ${db.account_id} and id = ${session.user_id}`,
    );
    tx.record({ type: 'user.changed', payload: { user_id: session.user_id } });
  });
  return {};
}
