import type { calls } from '@prosa/contract';
import { personas, type PersonaName } from './personas.ts';

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

const allowed = (may: readonly PersonaName[]): Allowed => ({ may, hidden: [] });
const without = (all: readonly PersonaName[], some: readonly PersonaName[]) =>
  all.filter((name) => !some.includes(name));
const leading = personaNames.filter((name) => !name.startsWith('agent'));

export const everybody = allowed(personaNames);
export const owner = allowed(['owner']);
/** Owner and managers. */
export const leaders = allowed(leading);
export const everybodyBut = (...some: PersonaName[]) => allowed(without(personaNames, some));
export const leadersBut = (...some: PersonaName[]) => allowed(without(leading, some));

/** Hides it from these, who would be refused. */
export const hiddenFrom = ({ may }: Allowed, hidden: readonly PersonaName[]): Allowed => ({ may, hidden });
/** Hides it from everybody who may not. */
export const hiddenFromOthers = ({ may }: Allowed) =>
  hiddenFrom({ may, hidden: [] }, without(personaNames, may));

/** Everybody who sees the department of the rows. */
export const ofDepartment = hiddenFromOthers(everybodyBut('agent of another department'));
