import type { AccessRestriction, SystemUserRole, UserRole } from '@prosa/contract';
import type { Rule } from '../../platform/access/policy.ts';

interface PersonRights {
  user_role: UserRole;
  access_restrictions: readonly AccessRestriction[];
  system_user_roles: readonly SystemUserRole[];
}

declare module '../../platform/access/policy.ts' {
  interface Rights extends PersonRights {}
}

/** The rules that policies are made of (specification section 6). */
export const everybody: Rule = () => true;
export const owner: Rule = (rights) => rights.user_role === 'owner';
/** Owner and managers. */
export const leaders: Rule = (rights) => rights.user_role !== 'user';

/** Returns the rule for people who work for the platform itself, in this role. */
export const staff =
  (role: SystemUserRole): Rule =>
  (rights) =>
    rights.system_user_roles.includes(role);

/** Returns the rule without those who have the restriction; an owner has none. */
export const unrestricted =
  (rule: Rule, restriction: AccessRestriction): Rule =>
  (rights) =>
    rule(rights) && (owner(rights) || !rights.access_restrictions.includes(restriction));
