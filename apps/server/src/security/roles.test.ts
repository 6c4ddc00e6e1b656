import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@prosa/contract';
import { furnish, type Scope } from '../testing/contract/furnish.ts';
import { anotherToken, perform } from '../testing/perform.ts';
import {
  openCalls,
  personas,
  rolesTable,
  type Persona,
  type PersonaName,
  type RoleItem,
} from '../testing/contract/roles-table.ts';
import type { TestPerson } from '../testing/test-person.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { callNames, validInputsOf } from '../testing/contract/valid-inputs.ts';

let server: TestServer;
let scope: Scope;
const people = new Map<PersonaName, TestPerson>();
const names = Object.keys(personas) as PersonaName[];

beforeAll(async () => {
  server = await startTestServer();
  const company = await server.createCompany();
  scope = await furnish(server, company, company.department);
  const elsewhere = await company.addDepartment('Outro setor');
  for (const name of names) people.set(name, await person(personas[name], elsewhere));
});
afterAll(() => server.stop());

async function person({ user_role, restriction, ...more }: Persona, elsewhere: string): Promise<TestPerson> {
  const { company, department } = scope;
  if (user_role === 'owner') return company.owner;
  const departments = user_role === 'user' ? [more.elsewhere ? elsewhere : department] : [];
  const made = await company.addPerson({ user_role, departments });
  const user = { _id: made.user._id, access_restrictions: restriction ? [restriction] : [] };
  await company.owner.call(calls.updateUser, { user });
  return made;
}

type Name = keyof typeof calls;

/** A wrong old password, because the right one would end the sessions of those who furnish. */
const harmless = (name: Name, input: unknown) =>
  name === 'changeUserPassword' ? { ...(input as object), old_password: 'outra-senha' } : input;

/** The status that a persona gets for the call, over rows of the scope's department. */
async function statusFor(persona: PersonaName, name: Name, input: unknown): Promise<number> {
  const somebody = people.get(persona);
  if (!somebody) throw new Error(persona);
  // A token of its own, because some calls use the session up.
  const token = await anotherToken(server, somebody);
  return (await perform(server.url, { call: calls[name], input: harmless(name, input), token })).status;
}

const expected = ({ may, hidden }: RoleItem, persona: PersonaName) =>
  may.includes(persona) ? 200 : hidden?.includes(persona) ? 404 : 403;

const cells = rolesTable.flatMap((item) => item.calls.map((name) => ({ title: item.item, name, item })));

describe('specification section 6, cell by cell', () => {
  it('has every call in exactly one row', () => {
    const listed = [...openCalls, ...cells.map(({ name }) => name)].sort();
    expect(listed).toEqual(callNames(calls).sort());
  });

  it.each(cells)('$title: $name', async ({ name, item }) => {
    const [spare] = await validInputsOf(name, scope);
    const found = await Promise.all(
      names.map(async (persona) => {
        const may = expected(item, persona) === 200;
        const [fresh] = may ? await validInputsOf(name, scope) : [spare];
        return [persona, await statusFor(persona, name, fresh)] as const;
      }),
    );
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(names.map((persona) => [persona, expected(item, persona)])),
    );
  });
});
