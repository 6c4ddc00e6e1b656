import { calls } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { personas, type Persona, type PersonaName } from '../../../server/src/testing/contract/personas.ts';
import { rolesOfScreens } from '../../../server/src/testing/contract/areas.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import type { TestPerson } from '../../../server/src/testing/test-person.ts';
import { see } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  await company.addChannel({ name: 'vendas' });
});
afterAll(() => stage.stop());

const names = (Object.keys(personas) as PersonaName[]).filter(
  (name) => name !== 'agent of another department',
);
const routes = Object.keys(rolesOfScreens);
const openTo = (persona: PersonaName) =>
  routes.filter((route) => rolesOfScreens[route]?.may.includes(persona));

async function person({ user_role, restriction }: Persona): Promise<TestPerson> {
  if (user_role === 'owner') return company.owner;
  const departments = user_role === 'user' ? [company.department] : [];
  const made = await company.addPerson({ user_role, departments });
  const user = { _id: made.user._id, access_restrictions: restriction ? [restriction] : [] };
  await company.owner.call(calls.updateUser, { user });
  return made;
}

/** Navigates inside the app, as a link does. */
const navigate = (page: Page, route: string) =>
  page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, route);

describe.each(names)('%s', (name) => {
  test('finds the screens of specification section 6, and is sent to the desk from the others', async () => {
    const page = await stage.open(await person(personas[name]), '/atendimento');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await see(menu.getByRole('link', { name: 'Atendimento' }));
    const links = await menu.getByRole('link').all();
    const shown = await Promise.all(links.map((link) => link.getAttribute('href')));
    // The profile has its own menu, and a folded group keeps its links.
    const wanted = openTo(name).filter((route) => route !== '/meu-perfil');
    expect(new Set(shown.filter((route) => route && routes.includes(route)))).toEqual(new Set(wanted));
    const refused = routes.filter((one) => !openTo(name).includes(one));
    for (const route of refused) {
      await navigate(page, route);
      await eventually(() => new URL(page.url()).pathname === '/atendimento');
    }
    if (refused.length) await see(page.getByText('Permissões insuficientes.'));
    expect(complaintsOf(page)).toEqual([]);
    await leave(page);
  });
});
