import type { AccessRestriction, SystemUserRole, UserRole } from '@prosa/contract';

/**
 * Somebody of a company: a role, at most one restriction, and whether the rows tried are of their department; or
 * somebody of the provider's staff with one system role, at home or inside the account.
 */
export interface Persona {
  user_role: UserRole;
  restriction?: AccessRestriction;
  elsewhere?: boolean;
  staff?: SystemUserRole;
  visits?: boolean;
}

/** Everybody of a company whom specification section 6 tells apart. */
export const companyPersonas = {
  owner: { user_role: 'owner' },
  manager: { user_role: 'manager' },
  'manager without dashboard': { user_role: 'manager', restriction: 'dashboard' },
  'manager without contacts': { user_role: 'manager', restriction: 'contacts' },
  'manager without team': { user_role: 'manager', restriction: 'team' },
  agent: { user_role: 'user' },
  'agent without contacts': { user_role: 'user', restriction: 'contacts' },
  'agent of another department': { user_role: 'user', elsewhere: true },
} satisfies Record<string, Persona>;

/** The provider's staff, in each of their roles. */
export const staffPersonas = {
  'customer admin': { user_role: 'user', staff: 'customer_admin' },
  'technical staff': { user_role: 'user', staff: 'tech_dashboard' },
  'financial staff': { user_role: 'user', staff: 'financial_dashboard' },
} satisfies Record<string, Persona>;

/** Staff inside the account of the owner. */
export const visitingPersonas = {
  'visiting staff': { user_role: 'owner', staff: 'customer_admin', visits: true },
} satisfies Record<string, Persona>;

export type CompanyPersona = keyof typeof companyPersonas;
export type StaffPersona = keyof typeof staffPersonas;

export const personas = { ...companyPersonas, ...staffPersonas, ...visitingPersonas };

export type PersonaName = keyof typeof personas;
