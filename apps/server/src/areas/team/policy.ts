import {
  abilities,
  type Ability,
  type AccessRestriction,
  type SystemUserRole,
  type UserRole,
} from '@prosa/contract';

/** What the rules look at. */
export interface Rights {
  user_role: UserRole;
  access_restrictions: readonly AccessRestriction[];
  system_user_roles: readonly SystemUserRole[];
  must_change_password: boolean;
}

type Rule = (rights: Rights) => boolean;

const everybody: Rule = () => true;
const owner: Rule = (rights) => rights.user_role === 'owner';
const leaders: Rule = (rights) => rights.user_role !== 'user';
const staff =
  (role: SystemUserRole): Rule =>
  (rights) =>
    rights.system_user_roles.includes(role);
const unrestricted =
  (rule: Rule, restriction: AccessRestriction): Rule =>
  (rights) =>
    rule(rights) && (owner(rights) || !rights.access_restrictions.includes(restriction));

/** Specification section 6, one line a rule. */
const rules: Record<Ability, Rule> = {
  'dashboard.view': unrestricted(leaders, 'dashboard'),
  'contacts.view': unrestricted(everybody, 'contacts'),
  'contacts.delete': unrestricted(leaders, 'contacts'),
  'contacts.export': unrestricted(leaders, 'contacts'),
  'conversations.view': everybody,
  'conversations.finish_many': leaders,
  'conversations.finish_many_menu': owner,
  'channels.manage': leaders,
  'departments.manage': leaders,
  'tags.manage': leaders,
  'quick_messages.manage': leaders,
  'flows.manage': leaders,
  'team.manage': unrestricted(leaders, 'team'),
  'integrations.manage': leaders,
  'audit.view': owner,
  'subscription.view': owner,
  'backoffice.customers': staff('customer_admin'),
  'backoffice.technical': staff('tech_dashboard'),
  'backoffice.financial': staff('financial_dashboard'),
};

/** Everything this person may do; nothing until a password that was handed out has been changed. */
export function abilitiesOf(rights: Rights): Ability[] {
  if (rights.must_change_password) return [];
  return abilities.filter((ability) => rules[ability](rights));
}

/** Owner and manager see every department; agents only their own. */
export function seesAllDepartments({ user_role }: Pick<Rights, 'user_role'>): boolean {
  return user_role !== 'user';
}

/** The restrictions that mean something for a role: managers may have any, agents only `contacts`. */
export function restrictionsFor(
  user_role: UserRole,
  restrictions: readonly AccessRestriction[],
): AccessRestriction[] {
  const known = [...new Set(restrictions)];
  return user_role === 'user' ? known.filter((restriction) => restriction === 'contacts') : known;
}
