import type { ParsedInput, calls } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

/** Saves what the person changed of their desk's settings, and notifies their other browsers. */
export async function saveDeskSettings(
  { db, session }: CallContext,
  { desk }: ParsedInput<typeof calls.saveDeskSettings>,
): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    await tx.run(
      sql`update users set desk_settings = desk_settings || ${toJson(desk)}::jsonb
        where account_id = ${db.account_id} and id = ${session.user_id}`,
      'save_desk_settings',
    );
    tx.record({ type: 'user.changed', payload: { user_id: session.user_id } });
  });
  return {};
}
