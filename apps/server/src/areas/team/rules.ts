import type { AccessRestriction, PersonKind, SystemUserRole, UserRole } from '@prosa/contract';
import type { Rule } from '../../platform/access/policy.ts';

interface PersonRights {
  kind: PersonKind;
  user_role: UserRole;
  access_restrictions: readonly AccessRestriction[];
  system_user_roles: readonly SystemUserRole[];
}

declare module '../../platform/access/policy.ts' {
  interface Rights extends PersonRights {}
}

/** The rules that policies are made of (specification section 6). Staff are in none of them but `staff`. */
export const everybody: Rule = (rights) => rights.kind !== 'staff';
/** The owner, and staff inside the account, who see what the owner sees. */
export const owner: Rule = (rights) => everybody(rights) && rights.user_role === 'owner';
/** The owner alone: for what staff inside the account must not do in their place. */
export const ownerInPerson: Rule = (rights) => rights.kind === 'member' && owner(rights);
/** Owner and managers. */
export const leaders: Rule = (rights) => everybody(rights) && rights.user_role !== 'user';

/** Returns the rule for the provider's staff with this system role. */
export const staff =
  (role: SystemUserRole): Rule =>
  (rights) =>
    rights.kind === 'staff' && rights.system_user_roles.includes(role);

/** Returns the rule without those who have the restriction; an owner has none. */
export const unrestricted =
  (rule: Rule, restriction: AccessRestriction): Rule =>
  (rights) =>
    rule(rights) && (owner(rights) || !rights.access_restrictions.includes(restriction));
