import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { rightsChanged } from '../events.ts';

/** Ends the session that asks; its socket is cut as well. */
export async function signOut({ db, session }: CallContext): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    await tx.run(
      sql`delete from sessions where account_id = ${db.account_id} and id = ${session.session_id}`,
    );
    tx.record(rightsChanged(session.user_id));
  });
  return {};
}
