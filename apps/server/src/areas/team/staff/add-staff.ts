import type { SystemUserRole } from '@prosa/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { addMember } from '../add-member.ts';
import type { MemberKey } from '../reader.ts';

/** The name of the provider's account on screen. */
const providerName = 'Equipe Prosa';

interface NewStaff {
  name: string;
  /** Normalised. */
  email: string;
  password_hash: string;
  system_user_roles: readonly SystemUserRole[];
  /** True when somebody else chose the password. */
  must_change_password: boolean;
}

/**
 * Writes somebody of the provider's staff, in the caller's transaction across companies, and the provider's account with
 * the first of them. Returns null when the e-mail belongs to somebody.
 */
export async function addStaff(
  { clock, ids }: { clock: Clock; ids: Ids },
  tx: Queryable,
  staff: NewStaff,
): Promise<MemberKey | null> {
  const account_id = await providerAccount({ clock, ids }, tx);
  const user_id = ids.next();
  const person = { ...staff, account_id, user_id, user_role: 'user', created: clock.now() } as const;
  const added = await addMember(tx, { ...person, kind: 'staff' });
  return added ? { account_id, user_id } : null;
}

async function providerAccount({ clock, ids }: { clock: Clock; ids: Ids }, tx: Queryable): Promise<string> {
  await tx.run(
    sql`insert into accounts (id, name, provider, campaigns_enabled, created)
      values (${ids.nextNumber()}, ${providerName}, true, false, ${clock.now()})
      on conflict (provider) where provider do nothing`,
  );
  const row = await tx.row<{ id: string }>(sql`select id from accounts where provider`);
  if (!row) throw new Error('the account of the provider is missing');
  return row.id;
}
