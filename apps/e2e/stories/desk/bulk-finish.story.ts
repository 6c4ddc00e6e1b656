import { calls, type Chip } from '@prosa/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../server/src/platform/db/sql.ts';
import { eventually } from '../../../server/src/testing/eventually.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible, expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { newCustomer } from '../../src/customer.ts';
import { deskOf } from '../../src/desk.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let sales: Chip;
let page: Page;
let manager: Page;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Finalizar em massa' });

async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return one !== null && other !== null && one.y + one.height <= other.y;
}

/** Lets a customer's message be that many hours old. */
async function idle(name: string, hours: number): Promise<void> {
  const customer = newCustomer(stage.server.url, sales._id, name);
  await customer.write(`Oi de ${name}`);
  const filter = { text: customer.phone };
  const { _id } = await eventually(
    async () => (await company.owner.call(calls.getDeskConversations, { filter })).data[0],
  );
  await stage.server.runtime.database.acrossAccounts.run(
    sql`update conversations set last_activity = last_activity - make_interval(hours => ${hours}) where id = ${_id}`,
  );
}

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  sales = await company.addChannel({ name: 'vendas' });
  await Promise.all(Array.from({ length: 20 }, (_one, made) => idle(`Parado ${made + 1}`, 50)));
  await idle('Recente', 10);
  page = await stage.open(company.owner, '/conversas');
  manager = await stage.open(await company.addPerson({ user_role: 'manager' }), '/atendimento');
});
afterAll(() => stage.stop());

test('the mass finish says how many conversations it will finish, and is undone on every open desk', async () => {
  const colleague = deskOf(manager);
  await see(colleague.row('Recente'), colleague.row(/Parado/));
  await page.getByRole('navigation').getByRole('link', { name: 'Finalizar em massa' }).click();
  const dialog = dialogOf(page);
  await see(dialog.getByText('20 conversas'));
  const hours = dialog.getByLabel('Horas de inatividade');
  expect(await hours.inputValue()).toBe('48 h');
  await hours.fill('5');
  await see(dialog.getByText('21 conversas'));
  await hours.fill('');
  await see(dialog.getByText(/^Informe um número/));
  await hours.fill('48');
  await dialog.getByRole('button', { name: 'Finalizar 20' }).click();
  await see(page.getByText('Conversas finalizadas com successo!'), page.getByText('1–10 de 20'));
  await seeNo(colleague.row(/Parado/));
  await see(colleague.row('Recente'));
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Desfazer/ }).click();
  await see(page.getByText('Desfeito: as conversas voltaram para o atendimento.'), colleague.row(/Parado/));
  await seeNo(page.getByText('Conversas finalizadas com successo!'));
  await see(page.getByText('Nenhuma conversa finalizada'));
});

test('rows of the desk are chosen by a click and one with Shift, finished by one key, and come back', async () => {
  const rows = manager.locator('[data-row]');
  await rows.first().hover();
  await manager
    .getByRole('checkbox', { name: /^Selecionar conversa com/ })
    .first()
    .click();
  await rows.nth(4).click({ modifiers: ['Shift'] });
  await see(manager.getByRole('toolbar', { name: '5 conversas selecionadas' }));
  expect(await manager.getByRole('checkbox', { checked: true }).count()).toBe(5);
  await expectAccessible(manager);
  await manager.keyboard.press('e');
  const notice = manager.getByText('5 atendimentos finalizados');
  await see(notice);
  // Notices make room for what can be done with chosen rows.
  await rows.first().click({ modifiers: ['Control'] });
  const bar = manager.getByRole('toolbar', { name: '1 conversa selecionada' });
  await expect.poll(() => isAbove(notice, bar)).toBe(true);
  await manager.keyboard.press('Escape');
  await manager.getByRole('button', { name: /^Desfazer/ }).click();
  await see(manager.getByText('Desfeito: as conversas voltaram para onde estavam.'));
  await see(deskOf(manager).row('Recente'));
});

test('on a phone one row after another is chosen by a tap, above what can be done to them', async () => {
  const phone = await stage.open(company.owner, '/atendimento', { viewport: 'phone' });
  const rows = phone.locator('[data-row]');
  await rows.first().click({ modifiers: ['Control'] });
  // A notice was there before: its place, empty by now, lies over the list.
  await phone.getByRole('button', { name: 'Finalizar' }).click();
  const offer = phone.getByRole('button', { name: /^Desfazer/ });
  // At the foot: the head's filters and the first rows stay free.
  await expect.poll(async () => (await offer.boundingBox())?.y ?? 0).toBeGreaterThan(700);
  await offer.click();
  await seeNo(phone.getByRole('button', { name: /^Desfazer/ }));
  // The row that comes back moves the others.
  await see(deskOf(phone).row('Recente'));
  await rows.first().click({ modifiers: ['Control'] });
  for (const place of [1, 2, 3]) await phone.getByRole('checkbox').nth(place).click();
  await see(phone.getByRole('toolbar', { name: '4 conversas selecionadas' }));
  expect(await phone.getByRole('checkbox', { checked: true }).count()).toBe(4);
  await phone.keyboard.press('Escape');
  await leave(phone);
});

test('the offer to undo a mass finish goes away after ten seconds; nothing is left to finish', async () => {
  await page.clock.install();
  await page.getByRole('navigation').getByRole('link', { name: 'Finalizar em massa' }).click();
  await dialogOf(page).getByRole('button', { name: 'Finalizar 20' }).click();
  await see(page.getByRole('button', { name: /^Desfazer/ }));
  await page.clock.runFor(10_000);
  await seeNo(page.getByRole('button', { name: /^Desfazer/ }));
  await page.getByRole('link', { name: 'Finalizar em massa' }).last().click();
  await see(dialogOf(page).getByText(/^Nenhuma conversa está parada/));
  expect(await dialogOf(page).getByRole('button', { name: 'Finalizar' }).isDisabled()).toBe(true);
  await expectAccessibleInEveryLook(page, dialogOf(page).getByText(/^Nenhuma conversa está parada/));
});

test('a manager has the dialog of the mass finish without the menu entry; an agent has neither', async () => {
  await manager.getByRole('navigation').getByRole('link', { name: 'Conversas' }).click();
  const link = (page: Page) => page.getByRole('link', { name: 'Finalizar em massa' });
  await link(manager).click();
  await see(dialogOf(manager));
  expect(await manager.getByRole('navigation').getByText('Finalizar em massa').count()).toBe(0);
  const person = await company.addPerson({ user_role: 'user', departments: [company.department] });
  const agent = await stage.open(person, '/conversas');
  await see(agent.getByText('1–10 de 20'));
  expect(await link(agent).count()).toBe(0);
  await agent.goto('/conversas/finalizar-em-massa');
  await see(agent.getByText('Permissões insuficientes.'));
  for (const one of [page, manager, agent]) expect(complaintsOf(one)).toEqual([]);
});
