import type { AccessRestriction, UserRole } from '@prosa/contract';

/** Somebody of a company: a role, at most one restriction, and whether the rows tried are of their department. */
export interface Persona {
  user_role: UserRole;
  restriction?: AccessRestriction;
  elsewhere?: boolean;
}

/** Everybody whom specification section 6 tells apart. */
export const personas = {
  owner: { user_role: 'owner' },
  manager: { user_role: 'manager' },
  'manager without dashboard': { user_role: 'manager', restriction: 'dashboard' },
  'manager without contacts': { user_role: 'manager', restriction: 'contacts' },
  'manager without team': { user_role: 'manager', restriction: 'team' },
  agent: { user_role: 'user' },
  'agent without contacts': { user_role: 'user', restriction: 'contacts' },
  'agent of another department': { user_role: 'user', elsewhere: true },
} satisfies Record<string, Persona>;

export type PersonaName = keyof typeof personas;
