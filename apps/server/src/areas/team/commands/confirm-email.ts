import type { ParsedInput, calls } from '@prosa/contract';
import { tokenHash } from '../../../platform/crypto/secret-box.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { refuseTaken } from '../../../platform/http/refuse-taken.ts';
import { readMember } from '../reader.ts';
import { proveEmail } from '../writer.ts';

/**
 * Proves the e-mail of the person who is signed in. The link alone proves nothing: when a stranger founds a company
 * in somebody's name, the person who gets the mail does not know its password, so a click cannot hand the address
 * over.
 */
export async function confirmEmail(
  { db, session, clock, log }: CallContext,
  { token }: ParsedInput<typeof calls.confirmEmail>,
): Promise<Record<string, never>> {
  const key = { account_id: db.account_id, user_id: session.user_id };
  if (found(await readMember(db, key)).email_proven) return {};
  await refuseTaken({ constraint: 'users_email', code: 'email_taken' }, () =>
    db.transaction(async (tx) => {
      if (!(await takeProof(tx, { user_id: key.user_id, token, now: clock.now() })))
        throw new AppError('proof_invalid');
      await proveEmail(tx, key);
      tx.record({ type: 'user.changed', payload: { user_id: key.user_id } });
    }),
  );
  log.info(key, 'e-mail proven');
  return {};
}

async function takeProof(
  tx: Transaction,
  { user_id, token, now }: { user_id: string; token: string; now: Date },
): Promise<boolean> {
  const taken = await tx.run(
    sql`delete from email_proofs where token_hash = ${tokenHash(token)} and account_id = ${tx.account_id}
      and user_id = ${user_id} and expires > ${now}`,
  );
  return taken > 0;
}
