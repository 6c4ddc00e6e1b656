import { tokenHash, type SecretBox } from '../../../platform/crypto/secret-box.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { MemberKey } from '../reader.ts';
import { matchingStep } from './one-time-code.ts';

/** A person's second factor. */
export interface SecondFactor {
  secret: Buffer;
  /** Whether codes are asked for at the sign-in. */
  isActive: boolean;
  recoveryCodes: number;
}

type Sealing = Pick<SecretBox, 'seal' | 'open'>;

/** Reads a person's second factor; null when they have begun none. */
export async function readSecondFactor(
  db: Queryable,
  { account_id, user_id }: MemberKey,
  secrets: Sealing,
): Promise<SecondFactor | null> {
  const row = await db.row<{ secret: Buffer; active: boolean; left: number }>(
    sql`select secret, confirmed is not null as active,
        (select count(*)::int from recovery_codes c where c.account_id = f.account_id and c.user_id = f.user_id) as left
      from second_factors f where account_id = ${account_id} and user_id = ${user_id}`,
    'read_second_factor',
  );
  if (!row) return null;
  const secret = Buffer.from(secrets.open(row.secret), 'base64');
  return { secret, isActive: row.active, recoveryCodes: row.left };
}

/** Stores the secret of a second factor that is still to be confirmed; false when one is active. */
export async function storeSecret(
  db: Queryable,
  { account_id, user_id }: MemberKey,
  { sealed, now }: { sealed: Buffer; now: Date },
): Promise<boolean> {
  const stored = await db.run(
    sql`insert into second_factors (account_id, user_id, secret, created)
      values (${account_id}, ${user_id}, ${sealed}, ${now})
      on conflict (account_id, user_id) do update set secret = excluded.secret, created = excluded.created, last_step = 0
      where second_factors.confirmed is null`,
  );
  return stored > 0;
}

/**
 * Uses up a code of the authenticator app; false when it is none, or when it or a later one was used already. Of two
 * uses at once one wins.
 */
export async function useCode(
  db: Queryable,
  { account_id, user_id }: MemberKey,
  { secret, typed, now }: { secret: Buffer; typed: string; now: Date },
): Promise<boolean> {
  const step = matchingStep(secret, typed, now);
  if (step === null) return false;
  const used = await db.run(
    sql`update second_factors set last_step = ${step}
      where account_id = ${account_id} and user_id = ${user_id} and last_step < ${step}`,
  );
  return used > 0;
}

/** Uses up a recovery code; false when it is none of the person's, or used already. */
export async function useRecoveryCode(
  db: Queryable,
  { account_id, user_id }: MemberKey,
  typed: string,
): Promise<boolean> {
  const used = await db.run(
    sql`delete from recovery_codes
      where account_id = ${account_id} and user_id = ${user_id} and code_hash = ${recoveryHash(typed)}`,
  );
  return used > 0;
}

/** Makes the second factor active, with these recovery codes. */
export async function activate(
  db: Queryable,
  { account_id, user_id }: MemberKey,
  { codes, now }: { codes: readonly string[]; now: Date },
): Promise<void> {
  await db.run(
    sql`update second_factors set confirmed = ${now} where account_id = ${account_id} and user_id = ${user_id}`,
  );
  await db.run(sql`delete from recovery_codes where account_id = ${account_id} and user_id = ${user_id}`);
  await db.run(
    sql`insert into recovery_codes (account_id, user_id, code_hash)
      select ${account_id}, ${user_id}, code_hash from unnest(${codes.map(recoveryHash)}::text[]) as code_hash`,
  );
}

/** Deletes a person's second factor; false when they had none that was active. */
export async function removeSecondFactor(
  db: Queryable,
  { account_id, user_id }: MemberKey,
): Promise<boolean> {
  const row = await db.row<{ active: boolean }>(
    sql`delete from second_factors where account_id = ${account_id} and user_id = ${user_id}
      returning confirmed is not null as active`,
  );
  return row?.active ?? false;
}

/** Returns what is stored of a recovery code; people may type it in small letters and without its hyphen. */
function recoveryHash(code: string): string {
  return tokenHash(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
}
