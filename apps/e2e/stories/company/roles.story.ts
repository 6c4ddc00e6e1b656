import { calls } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { personas, type Persona, type PersonaName } from '../../../server/src/testing/contract/personas.ts';
import { rolesOfScreens } from '../../../server/src/testing/contract/areas.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { staffPerson } from '../../../server/src/testing/test-staff.ts';
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
const isBelow = (route: string) => routes.some((other) => other !== '/' && route.startsWith(`${other}/`));
const openTo = (persona: PersonaName) =>
  routes.filter((route) => rolesOfScreens[route]?.may.includes(persona));

async function person(persona: Persona): Promise<TestPerson> {
  const { user_role, restriction } = persona;
  if (persona.staff) return staffPerson(stage.server, company.account_id, persona);
  if (user_role === 'owner') return company.owner;
  const departments = user_role === 'user' ? [company.department] : [];
  const made = await company.addPerson({ user_role, departments });
  const user = { _id: made.user._id, access_restrictions: restriction ? [restriction] : [] };
  await company.owner.call(calls.updateUser, { user });
  return made;
}

/** What stands in the menu of the signed-in person, and not in the drawer. */
const ofProfileMenu = new Set(['/meu-perfil', '/minha-conta']);

/** Staff start at the first screen of theirs, or at their profile. */
const homeOf = (persona: PersonaName) =>
  openTo(persona).find((route) => route !== '/meu-perfil' && route !== '/ajuda') ?? '/meu-perfil';

/** Navigates inside the app, as a link does. */
const navigate = (page: Page, route: string) =>
  page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, route);

describe.each(names)('%s', (name) => {
  test('finds the screens of specification section 6, and is sent to the desk or home from the others', async () => {
    const { staff, visits = false }: Persona = personas[name];
    const isAtHome = staff !== undefined && !visits;
    const page = await stage.open(await person(personas[name]), isAtHome ? '/ajuda' : '/atendimento');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await see(menu.getByRole('link', { name: isAtHome ? 'Ajuda' : 'Atendimento' }));
    const shown = async () => {
      const links = await menu.getByRole('link').all();
      const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
      return new Set(hrefs.filter((route) => route && routes.includes(route)));
    };
    // The profile has its own menu, a screen below another is reached from it, and a folded group keeps its links. The
    // first steps come a moment later.
    const wanted = openTo(name).filter((route) => !ofProfileMenu.has(route) && !isBelow(route));
    await expect.poll(shown).toEqual(new Set(wanted));
    const refused = routes.filter((one) => !openTo(name).includes(one));
    for (const route of refused) {
      await navigate(page, route);
      const refuge = isAtHome ? homeOf(name) : '/atendimento';
      await eventually(() => new URL(page.url()).pathname === refuge);
    }
    if (refused.length) await see(page.getByText('Permissões insuficientes.'));
    expect(complaintsOf(page)).toEqual([]);
    await leave(page);
  });
});
