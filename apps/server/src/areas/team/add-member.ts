import type { AccessRestriction, PersonKind, SystemUserRole, UserRole } from '@prosa/contract';
import type { Queryable } from '../../platform/db/queryable.ts';
import { sql } from '../../platform/db/sql.ts';
import { restrictionsFor } from './policy.ts';
import { replaceDepartments } from './writer.ts';

/** A member to add; the caller has checked the data. */
export interface NewMember {
  account_id: string;
  user_id: string;
  name: string;
  /** Normalised. */
  email: string;
  phone?: string;
  password_hash: string;
  /** True when somebody else chose the password; false by default. */
  must_change_password?: boolean;
  /** Until when the first password works; without one, until it is replaced. */
  password_expires?: Date;
  /** True by default: a colleague who adds a person vouches for them. */
  email_proven?: boolean;
  /** `member` by default. */
  kind?: PersonKind;
  user_role: UserRole;
  access_restrictions?: readonly AccessRestriction[];
  system_user_roles?: readonly SystemUserRole[];
  departments?: readonly string[];
  disable_notification_sound?: boolean;
  created: Date;
}

/** Writes a member with their departments; false when an active member of any company has proven the e-mail. */
export async function addMember(tx: Queryable, member: NewMember): Promise<boolean> {
  const { account_id, user_id, user_role, departments = [] } = member;
  const restrictions = restrictionsFor(user_role, member.access_restrictions ?? []);
  const added = await tx.run(
    sql`insert into users (account_id, id, kind, name, email, phone, password_hash, user_role, access_restrictions,
        system_user_roles, disable_notification_sound, must_change_password, password_expires, email_proven, created)
      values (${account_id}, ${user_id}, ${member.kind ?? 'member'}, ${member.name}, ${member.email}, ${member.phone ?? ''},
        ${member.password_hash}, ${user_role}, ${restrictions}, ${member.system_user_roles ?? []},
        ${member.disable_notification_sound ?? false}, ${member.must_change_password ?? false},
        ${member.password_expires ?? null}, ${member.email_proven ?? true}, ${member.created})
      on conflict (email) where not filed and email_proven do nothing`,
  );
  if (added) await replaceDepartments(tx, { account_id, user_id, departments });
  return added > 0;
}
