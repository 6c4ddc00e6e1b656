import type { Runtime } from '../../platform/area.ts';
import { tokenHash } from '../../platform/crypto/secret-box.ts';
import { actFor } from '../../platform/db/frozen.ts';
import { sql } from '../../platform/db/sql.ts';
import type { MemberKey } from './reader.ts';

const hourMs = 60 * 60 * 1000;

/** Makes a recovery link that is valid for so many hours, and returns its token. */
export async function issueRecovery(
  { database, clock, ids }: Pick<Runtime, 'database' | 'clock' | 'ids'>,
  { account_id, user_id }: MemberKey,
  hours: number,
): Promise<string> {
  const token = ids.secret();
  const now = clock.now();
  const expires = new Date(now.getTime() + hours * hourMs);
  await database.acrossAccounts.transaction(async (tx) => {
    await tx.run(actFor(account_id));
    await tx.run(
      sql`insert into password_recoveries (token_hash, account_id, user_id, created, expires)
        values (${tokenHash(token)}, ${account_id}, ${user_id}, ${now}, ${expires})`,
    );
  });
  return token;
}
