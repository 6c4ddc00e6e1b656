import type { calls } from '@prosa/contract';
import {
  companyPersonas,
  personas,
  staffPersonas,
  type CompanyPersona,
  type PersonaName,
  type StaffPersona,
} from './personas.ts';

/** Who may; from whom it is hidden as if it were not there. Everybody else is refused. */
export interface Allowed {
  may: readonly PersonaName[];
  hidden: readonly PersonaName[];
}

/** Who may make each of these calls; `anyone` need not be signed in. */
export type RolesOf<Calls> = Readonly<Record<keyof Calls, Allowed | 'anyone'>>;

/** Who may make each call there is. */
export type RolesOfCalls = RolesOf<typeof calls>;

/** Who finds each screen of the web app, by its address. */
export type RolesOfScreens = Readonly<Record<string, Allowed>>;

export const personaNames = Object.keys(personas) as PersonaName[];
const companyNames = Object.keys(companyPersonas) as CompanyPersona[];
const staffNames = Object.keys(staffPersonas) as StaffPersona[];
const visiting = 'visiting staff';

const allowed = (may: readonly PersonaName[]): Allowed => ({ may, hidden: [] });
const without = (all: readonly PersonaName[], some: readonly PersonaName[]) =>
  all.filter((name) => !some.includes(name));
const inCompany: readonly PersonaName[] = [...companyNames, visiting];
const leading = inCompany.filter((name) => !name.startsWith('agent'));

/** Everybody of the company, and staff inside its account, who may do what its people may. */
export const everybody = allowed(inCompany);
export const owner = allowed(['owner', visiting]);
/** Owner and managers. */
export const leaders = allowed(leading);
export const everybodyBut = (...some: PersonaName[]) => allowed(without(inCompany, some));
/** Not staff in the owner's place. */
export const ownerInPerson = allowed(['owner']);
/** Everybody about themselves: staff at home too, and nobody inside an account. */
export const oneself = allowed([...companyNames, ...staffNames]);
/** Anyone who is signed in. */
export const anybodySignedIn = allowed(personaNames);
/** The provider's staff with one system role. */
export const staffOnly = (name: StaffPersona) => allowed([name]);
export const allStaff = allowed(staffNames);
export const leadersBut = (...some: PersonaName[]) => allowed(without(leading, some));

/** Hides it from these, who would be refused. */
export const hiddenFrom = ({ may }: Allowed, hidden: readonly PersonaName[]): Allowed => ({ may, hidden });
/** Hides it from everybody of the company who may not. */
export const hiddenFromOthers = ({ may }: Allowed) =>
  hiddenFrom({ may, hidden: [] }, without(inCompany, may));

/** Everybody who sees the department of the rows. */
export const ofDepartment = hiddenFromOthers(everybodyBut('agent of another department'));
