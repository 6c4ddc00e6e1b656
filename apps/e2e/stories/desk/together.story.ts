import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '@prosa/contract';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import type { TestPerson } from '../../../server/src/testing/test-person.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../src/accessible.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf, type Desk } from '../../src/desk.ts';
import { see, seeNo } from '../../src/see.ts';
import { setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let bia: TestPerson;
let page: Page;
let other: Page;
let desk: Desk;
let theirs: Desk;
let ana: Customer;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  bia = await company.addPerson({ user_role: 'user', departments: [company.department] });
  const channel = (await company.addChannel())._id;
  const beto = newCustomer(stage.server.url, channel, 'Beto Lima');
  ana = newCustomer(stage.server.url, channel, 'Ana Reis');
  const caio = newCustomer(stage.server.url, channel, 'Caio Melo');
  page = await stage.open(company.owner, '/atendimento');
  other = await stage.open(bia, '/atendimento');
  [desk, theirs] = [deskOf(page), deskOf(other)];
  for (const customer of [beto, ana, caio]) {
    await customer.write(`Oi, é ${customer.name}`);
    await see(desk.row(customer.name));
  }
});
afterAll(() => stage.stop());

const rows = (one: Desk) => one.list.getByRole('link').allInnerTexts();
const order = async (one: Desk) => (await rows(one)).map((text) => /Beto|Ana|Caio/.exec(text)?.[0]).join(' ');

test('who waits longest comes first among those not answered, and each person chooses their order', async () => {
  await expect.poll(() => order(desk)).toBe('Caio Ana Beto');
  await page.getByText('Não respondidas').click();
  await expect.poll(() => order(desk)).toBe('Beto Ana Caio');
  await page.getByRole('button', { name: 'Ordem e exibição' }).click();
  await page.getByRole('radio', { name: 'Mais recentes primeiro' }).click();
  await expect.poll(() => order(desk)).toBe('Caio Ana Beto');
  await page.getByText('Compacta').click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect.poll(() => order(desk)).toBe('Caio Ana Beto');
  await see(desk.list.locator('[data-compact]').first());
});

test('filters in use are saved as a view for the team, which a colleague applies with a click', async () => {
  await page.getByRole('button', { name: 'Sem dono' }).click();
  await page.getByRole('button', { name: 'Visões salvas' }).click();
  await page.getByRole('textbox', { name: 'Salvar os filtros em uso' }).fill('Para pegar');
  await page.getByRole('switch', { name: 'Para toda a equipe' }).click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await see(page.getByText('Visão salva'));
  await page.getByRole('button', { name: 'Visões salvas' }).click();
  await see(page.getByRole('button', { name: /^Para pegar/ }));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Visões salvas' }).click();
  await other.getByRole('button', { name: /^Para pegar/ }).click();
  await see(other.locator('[aria-pressed="true"]', { hasText: 'Sem dono' }));
  await expect.poll(() => rows(theirs)).toHaveLength(3);
  await other.getByRole('button', { name: 'Sem dono' }).click();
});

/** Expects that the last row is not under the notice once it has the focus, on a low screen. */
async function expectListEndsAboveNotice(one: Desk): Promise<void> {
  await one.page.setViewportSize({ width: 1440, height: 480 });
  await one.list.getByRole('link').first().focus();
  await one.page.keyboard.press('End');
  const boxes = () =>
    Promise.all(
      [one.list.getByRole('link').last(), one.page.getByRole('alert')].map((it) => it.boundingBox()),
    );
  await expect
    .poll(async () => {
      const [row, notice] = await boxes();
      return row && notice && row.y + row.height <= notice.y;
    })
    .toBe(true);
  await one.page.setViewportSize({ width: 1440, height: 900 });
}

test('two who open the same conversation see each other, and who of them writes', async () => {
  await desk.open('Ana Reis');
  await seeNo(page.getByText(/nesta conversa/));
  await theirs.open('Ana Reis');
  await see(page.getByText(`${bia.user.name} também está nesta conversa`));
  await see(other.getByText(`${company.owner.user.name} também está nesta conversa`));
  await theirs.composer.pressSequentially('Olá');
  await see(page.getByText(`${bia.user.name} está escrevendo aqui`));
  await theirs.composer.fill('');
  await theirs.open('Beto Lima');
  await seeNo(page.getByText(/nesta conversa|escrevendo aqui/));
  expect(await ana.inbox()).toEqual([]);
});

test('a note is written in the composer, calls the colleague, and never reaches the customer', async () => {
  await desk.composer.fill('Rascunho para a cliente');
  await page.getByRole('button', { name: 'Nota interna' }).click();
  const note = page.getByRole('textbox', { name: 'Nota interna' });
  await note.pressSequentially(`Veja @${bia.user.name.slice(0, 4)}`);
  await see(page.getByRole('option', { name: bia.user.name }));
  await expectAccessible(page);
  await note.press('Enter');
  await note.pressSequentially('isto');
  await note.press('Enter');
  await see(desk.thread.getByText(`Veja @${bia.user.name} isto`));
  await see(other.getByText(`${company.owner.user.name} mencionou você`));
  await see(theirs.row('Ana Reis').getByRole('img', { name: 'Um colega chamou você' }));
  await expectListEndsAboveNotice(theirs);
  await other.getByRole('button', { name: 'Abrir conversa' }).click();
  await see(theirs.thread.getByText(`Veja @${bia.user.name} isto`));
  await seeNo(theirs.row('Ana Reis').getByRole('img', { name: 'Um colega chamou você' }));
  await note.press('Escape');
  expect(await desk.composer.inputValue()).toBe('Rascunho para a cliente');
  await desk.answer('Bom dia, Ana');
  await expect.poll(async () => (await ana.inbox()).length).toBe(1);
  expect(JSON.stringify(await ana.inbox())).not.toContain('Veja');
});

test('a conversation is passed on to a colleague, who is notified and has it', async () => {
  await desk.act('Passar para um colega');
  const dialog = page.getByRole('dialog', { name: 'Passar para um colega' });
  await dialog.getByRole('combobox', { name: 'Atendente' }).click();
  await page.getByRole('option', { name: bia.user.name }).click();
  await dialog.getByRole('button', { name: 'Passar', exact: true }).click();
  await see(other.getByText(`passou o atendimento para ${bia.user.name}`));
  await other.getByText('Todas', { exact: true }).click();
  await other.getByRole('button', { name: 'Minhas' }).click();
  await expect.poll(() => order(theirs)).toBe('Ana');
  await other.getByRole('button', { name: 'Minhas' }).click();
});

test('after finishing, the one who waits longest opens for who wants that', async () => {
  await page.getByRole('button', { name: 'Sem dono' }).click();
  await page.getByRole('button', { name: 'Ordem e exibição' }).click();
  await page.getByText('Abrir a próxima').click();
  await page.keyboard.press('Escape');
  await desk.open('Caio Melo');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await see(page.getByRole('region', { name: /^Conversa com Beto Lima/ }));
  await expect.poll(() => order(desk)).not.toContain('Caio');
});

test('on a phone nothing is wider than the screen, and no page complained', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  expect([...complaintsOf(page), ...complaintsOf(other)]).toEqual([]);
  expect((await company.owner.call(calls.getUser, {})).desk.after_finish).toBe('next');
});
