import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../server/src/platform/db/sql.ts';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { testPassword, type TestCompany } from '../../../server/src/testing/test-company.ts';
import type { TestPerson } from '../../../server/src/testing/test-person.ts';
import { newCustomer } from '../../src/customer.ts';
import { deskOf } from '../../src/desk.ts';
import { signIn } from '../../src/form.ts';
import { see } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';

let stage: Stage;
let company: TestCompany;
let other: TestPerson;
let third: TestPerson;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  [other, third] = [
    await company.addPerson({ user_role: 'manager' }),
    await company.addPerson({ user_role: 'manager' }),
  ];
  await newCustomer(stage.server.url, (await company.addChannel())._id, 'Ana Reis').write('Oi');
});
afterAll(() => stage.stop());

/** Returns everything that this tab finds in the browser's storages. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
const signsOut = async (page: Page, { user }: TestPerson) => {
  await page.getByRole('button', { name: `Menu de ${user.name}` }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
};
const enters = (page: Page, { user }: TestPerson) =>
  signIn(page, { email: user.email, password: testPassword });
const login = (page: Page) => page.getByRole('heading', { name: 'Entrar' });

/** Types an answer to the customer without sending it. */
async function drafts(page: Page, text: string): Promise<void> {
  const desk = deskOf(page);
  await desk.open('Ana Reis');
  await desk.composer.fill(text);
  await eventually(async () => (await stored(page)).includes(text));
}

test('signing out removes everything of the person, in every tab; the next person finds none of it', async () => {
  const { owner } = company;
  const page = await stage.open(owner, '/atendimento');
  await drafts(page, 'rascunho da dona');
  const tab = await page.context().newPage();
  await tab.goto('/atendimento');
  await deskOf(tab).open('Ana Reis');
  expect(await stored(tab)).toContain(owner.user._id);
  await signsOut(page, owner);
  await see(login(page), login(tab));
  for (const one of [page, tab]) {
    await eventually(async () => !(await stored(one)).includes(owner.user._id));
    expect(await stored(one)).not.toContain('rascunho');
  }
  expect(await stored(page)).toContain('seen_version');
  await enters(page, other);
  await see(page.getByRole('button', { name: `Menu de ${other.user.name}` }));
  await page.goto('/atendimento');
  await deskOf(page).open('Ana Reis');
  expect(await deskOf(page).composer.inputValue()).toBe('');
  await leave(page);
});

test('after a session ended, the same person finds their draft, and nobody else does', async () => {
  const page = await stage.open(third, '/atendimento');
  const ends = async () => {
    await stage.server.runtime.database.acrossAccounts.run(sql`delete from sessions`);
    await page.reload();
    await see(login(page));
  };
  await drafts(page, 'rascunho da terceira');
  await ends();
  await enters(page, third);
  await see(deskOf(page).composer);
  await expect.poll(() => deskOf(page).composer.inputValue()).toBe('rascunho da terceira');
  await ends();
  await enters(page, other);
  await see(page.getByRole('heading', { name: 'Dashboard', level: 1 }));
  expect(await stored(page)).not.toMatch(new RegExp(`rascunho|${third.user._id}`));
  await page.goto('/atendimento');
  await deskOf(page).open('Ana Reis');
  expect(await deskOf(page).composer.inputValue()).toBe('');
  await leave(page);
});
