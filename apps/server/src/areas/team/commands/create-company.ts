import type { Clock } from '../../../platform/clock/clock.ts';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { addMember } from '../add-member.ts';

interface NewCompany {
  name: string;
  owner: { name: string; email: string; phone: string; password_hash: string; email_proven?: boolean };
  /** Defaults to now. */
  created?: Date;
}

interface CreatedCompany {
  account_id: string;
  owner_id: string;
  /** The first department, 'Geral'. */
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
  { name, owner, created = clock.now() }: NewCompany,
): Promise<CreatedCompany> {
  const account_id = ids.nextNumber();
  const owner_id = ids.next();
  const department_id = ids.next();
  await tx.run(sql`insert into accounts (id, name, created) values (${account_id}, ${name}, ${created})`);
  await tx.run(
    sql`insert into departments (account_id, id, name, created)
      values (${account_id}, ${department_id}, 'Geral', ${created})`,
  );
  const added = await addMember(tx, { account_id, user_id: owner_id, ...owner, user_role: 'owner', created });
  if (!added) throw new AppError('email_taken');
  return { account_id, owner_id, department_id };
}
