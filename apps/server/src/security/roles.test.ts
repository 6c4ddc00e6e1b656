import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@prosa/contract';
import { furnish, type Scope } from '../testing/contract/furnish.ts';
import { perform } from '../testing/perform.ts';
import { personas, type Persona, type PersonaName } from '../testing/contract/personas.ts';
import { personaNames, type Allowed } from '../testing/contract/roles-of-calls.ts';
import { rolesOfCalls } from '../testing/contract/areas.ts';
import { staffPerson, tokenOf } from '../testing/test-staff.ts';
import type { TestPerson } from '../testing/test-person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { callNames, endsSessions, validInputsOf } from '../testing/contract/valid-inputs.ts';

let server: TestServer;
let scope: Scope;
const people = new Map<PersonaName, TestPerson>();

beforeAll(async () => {
  server = await startTestServer();
  const company = await server.createCompany();
  scope = await furnish(server, company, company.department);
  const elsewhere = await company.addDepartment('Outro setor');
  for (const name of personaNames) people.set(name, await person(personas[name], elsewhere));
});
afterAll(() => server.stop());

async function person(persona: Persona, elsewhere: string): Promise<TestPerson> {
  const { user_role, restriction, ...more } = persona;
  const { company, department } = scope;
  if (more.staff) return staffPerson(server, company.account_id, persona);
  if (user_role === 'owner') return company.owner;
  const departments = user_role === 'user' ? [more.elsewhere ? elsewhere : department] : [];
  const made = await company.addPerson({ user_role, departments });
  const user = { _id: made.user._id, access_restrictions: restriction ? [restriction] : [] };
  await company.owner.call(calls.updateUser, { user });
  return made;
}

type Name = keyof typeof calls;

/**
 * A wrong password, because the right one would end the sessions of the people who set up the data, or leave staff
 * without a second factor.
 */
const harmless = (name: Name, input: unknown) => {
  if (name === 'changeUserPassword') return { ...(input as object), old_password: 'outra-senha' };
  return name === 'endSecondFactor' ? { password: 'outra-senha' } : input;
};

/** Returns the status that a persona gets for the call, over rows of the scope's department. */
async function statusFor(persona: PersonaName, name: Name, input: unknown): Promise<number> {
  const somebody = people.get(persona);
  if (!somebody) throw new Error(persona);
  // A token of its own, because some calls use up the session.
  const token = await tokenOf(server, somebody);
  return (await perform(server.url, { call: calls[name], input: harmless(name, input), token })).status;
}

const expected = ({ may, hidden }: Allowed, persona: PersonaName) =>
  may.includes(persona) ? 200 : hidden.includes(persona) ? 404 : 403;

const cells = callNames(calls).flatMap((name) => {
  const allowed = rolesOfCalls[name];
  return allowed === 'anyone' ? [] : [{ name, allowed }];
});
// The last, because those who furnish the others lose their sessions by them.
cells.sort((one, other) => Number(endsSessions.has(one.name)) - Number(endsSessions.has(other.name)));

describe('specification section 6, cell by cell', () => {
  it('asks for a sign-in but for the calls that are public', () => {
    const open = callNames(calls).filter((name) => rolesOfCalls[name] === 'anyone');
    expect(open.length).toBeGreaterThan(0);
    expect(open).toEqual(callNames(calls).filter((name) => calls[name].access === 'public'));
  });

  it.each(cells)('$name', async ({ name, allowed }) => {
    const [spare] = await validInputsOf(name, scope);
    const found = await Promise.all(
      personaNames.map(async (persona) => {
        const may = expected(allowed, persona) === 200;
        const [fresh] = may ? await validInputsOf(name, scope) : [spare];
        return [persona, await statusFor(persona, name, fresh)] as const;
      }),
    );
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(personaNames.map((persona) => [persona, expected(allowed, persona)])),
    );
  });
});
