import { existsSync, readdirSync } from 'node:fs';
import { merged } from '@prosa/contract';
import type { ValidInputs } from './inputs-of-calls.ts';
import type { RolesOfCalls, RolesOfScreens } from './roles-of-calls.ts';

/** What the tests of all calls know of one area: `testing` of `areas/<area>/testing/index.ts`. */
export interface AreaTesting {
  inputs: Partial<ValidInputs>;
  roles: Partial<RolesOfCalls>;
  screens: RolesOfScreens;
}

const folder = new URL('../../areas/', import.meta.url);
const files = readdirSync(folder)
  .map((area) => new URL(`${area}/testing/index.ts`, folder))
  .filter((file) => existsSync(file));
const areas = await Promise.all(
  files.map(async ({ href }) => ((await import(href)) as { testing: AreaTesting }).testing),
);

/** Valid inputs of every call. A call that its area leaves out does not compile there. */
export const validInputs = merged(areas.map(({ inputs }) => inputs)) as ValidInputs;

/** Specification section 6, as one table. A call that its area leaves out does not compile there. */
export const rolesOfCalls = merged(areas.map(({ roles }) => roles)) as RolesOfCalls;

/** The screens of the web app that stand or fall with a role. */
export const rolesOfScreens: RolesOfScreens = merged(areas.map(({ screens }) => screens));
