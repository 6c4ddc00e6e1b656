import type { Clock } from '../../../platform/clock/clock.ts';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { addMember, type NewMember } from '../add-member.ts';

/** The department that a company begins with. */
export const firstDepartmentName = 'Geral';

interface NewCompany {
  name: string;
  owner: Pick<
    NewMember,
    | 'name'
    | 'email'
    | 'phone'
    | 'password_hash'
    | 'email_proven'
    | 'must_change_password'
    | 'password_expires'
  >;
  /** Defaults to now. */
  created?: Date;
  /** How it begins that has no subscription yet; by default it may do everything. */
  begins?: { trial_ends: Date | null } | 'closed';
}

interface CreatedCompany {
  account_id: string;
  owner_id: string;
  /** The first department. */
  department_id: string;
}

/**
 * Writes a company with its owner and its first department, in the caller's transaction across companies. Throws
 * `email_taken` when the e-mail counts as proven (the default) and somebody else has proven it; it must be
 * normalised.
 */
export async function createCompany(
  { clock, ids }: { clock: Clock; ids: Ids },
  tx: Queryable,
  { name, owner, created = clock.now(), begins = { trial_ends: null } }: NewCompany,
): Promise<CreatedCompany> {
  const account_id = ids.nextNumber();
  const owner_id = ids.next();
  const department_id = ids.next();
  const isClosed = begins === 'closed';
  await tx.run(
    sql`insert into accounts (id, name, created, trial_ends, subscription_status, access_closed, access_reason)
      values (${account_id}, ${name}, ${created}, ${isClosed ? null : begins.trial_ends},
        ${!isClosed && begins.trial_ends ? 'trial' : 'none'}, ${isClosed ? created : null},
        ${isClosed ? 'purchase_awaited' : ''})`,
  );
  await tx.run(
    sql`insert into departments (account_id, id, name, created)
      values (${account_id}, ${department_id}, ${firstDepartmentName}, ${created})`,
  );
  const added = await addMember(tx, { account_id, user_id: owner_id, ...owner, user_role: 'owner', created });
  if (!added) throw new AppError('email_taken');
  return { account_id, owner_id, department_id };
}
