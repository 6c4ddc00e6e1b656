import type { AccessRestriction, UserRole } from '@prosa/contract';
import type { Policy, Rights } from '../../platform/access/policy.ts';
import { leaders, owner, staff, unrestricted } from './rules.ts';

/** Who manages people, and what areas that are planned leave to their abilities. */
export const teamPolicy = {
  'departments.manage': leaders,
  'team.manage': unrestricted(leaders, 'team'),
  'integrations.manage': leaders,
  'subscription.view': owner,
  'backoffice.customers': staff('customer_admin'),
  'backoffice.technical': staff('tech_dashboard'),
  'backoffice.financial': staff('financial_dashboard'),
} satisfies Policy;

/** Returns whether the role sees every department: owner and manager do, agents see only their own. */
export function seesAllDepartments({ user_role }: Pick<Rights, 'user_role'>): boolean {
  return user_role !== 'user';
}

/** Returns the restrictions that a role can have: managers any, agents only `contacts`. */
export function restrictionsFor(
  user_role: UserRole,
  restrictions: readonly AccessRestriction[],
): AccessRestriction[] {
  const known = [...new Set(restrictions)];
  return user_role === 'user' ? known.filter((restriction) => restriction === 'contacts') : known;
}
