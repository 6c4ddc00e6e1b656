import { calls, type Chip } from '@prosa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible, expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf } from '../../src/desk.ts';
import { add, choose } from '../../src/form.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let sales: Chip;
let support: string;
let nina: Customer;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  support = await company.addDepartment('Suporte');
  sales = await company.addChannel({ name: 'vendas' });
  nina = newCustomer(stage.server.url, sales._id, 'Nina Prado');
  await nina.write('Oi, sou a Nina');
});
afterAll(() => stage.stop());

test('a conversation starts with a contact found by part of the name; one in progress is opened instead', async () => {
  const page = await stage.open(company.owner, '/atendimento');
  const desk = deskOf(page);
  await see(desk.row('Nina Prado'));
  const dialog = page.getByRole('dialog', { name: 'Nova conversa' });
  const start = async () => {
    await page.getByRole('button', { name: 'Nova conversa' }).click();
    await dialog
      .locator('input')
      .and(dialog.getByLabel('Contato', { exact: true }))
      .fill('nína');
    await page.getByRole('option', { name: /Nina Prado/ }).click();
    await dialog.getByRole('button', { name: 'Iniciar conversa' }).click();
    await seeNo(dialog);
  };
  await start();
  await see(desk.bubble('Oi, sou a Nina'));
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await seeNo(desk.row('Nina Prado'));
  await start();
  await see(desk.composer, desk.row('Nina Prado'));
  await desk.answer('Olá, Nina! Temos novidades.');
  expect(await nina.has('Olá, Nina! Temos novidades.')).toBe(1);
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('a conversation starts with a new phone only after the phone was checked', async () => {
  const stranger = newCustomer(stage.server.url, sales._id, 'Ninguém');
  const absent = newCustomer(stage.server.url, sales._id, 'Sem WhatsApp');
  const page = await stage.open(company.owner, '/atendimento');
  await page.getByRole('button', { name: 'Nova conversa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova conversa' });
  await dialog.getByText('Novo número').click();
  expect(await dialog.getByLabel('País').inputValue()).toBe('55');
  const start = dialog.getByRole('button', { name: 'Iniciar conversa' });
  const check = dialog.getByRole('button', { name: 'Verificar número' });
  await check.click();
  await see(dialog.getByText('Número de telefone inválido.'));
  await stage.server.simulator('fault', { channel: sales._id, kind: 'unregistered', phone: absent.phone });
  await dialog.getByLabel('Telefone').fill(absent.phone.slice(2));
  await check.click();
  await see(dialog.getByText('Este número não tem WhatsApp.'));
  expect(await start.count()).toBe(0);
  await dialog.getByLabel('Telefone').fill(stranger.phone.slice(2));
  await check.click();
  await see(dialog.getByText('Este número tem WhatsApp.'));
  await choose(dialog, 'Departamento', 'Suporte');
  await start.click();
  const desk = deskOf(page);
  await desk.answer('Bom dia! Aqui é da loja.');
  expect(await stranger.has('Bom dia! Aqui é da loja.')).toBe(1);
  await see(page.getByText('Suporte').first());
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('an agent starts conversations only in their departments, over the numbers of those', async () => {
  await company.addChannel({ name: 'ajuda', department: support });
  const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
  const page = await stage.open(agent, '/atendimento');
  await page.getByRole('button', { name: 'Nova conversa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova conversa' });
  const [first] = await company.owner.call(calls.getDepartments, {});
  await see(dialog.getByLabel('Canal').first());
  const chosen = (at: number) => dialog.locator('input[aria-haspopup=listbox]').nth(at).inputValue();
  await expect.poll(() => chosen(0)).toBe('vendas');
  await expect.poll(() => chosen(1)).toBe(first?.name);
  await dialog.locator('input[aria-haspopup=listbox]').nth(1).click();
  await see(page.getByRole('option', { name: first?.name ?? '' }));
  expect(await page.getByRole('option', { name: 'Suporte' }).count()).toBe(0);
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('Escape closes an open select box before the filters; clearing them keeps the focus', async () => {
  const page = await stage.open(company.owner, '/atendimento');
  await page.getByRole('button', { name: /^Mais filtros/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  await expectAccessible(page);
  await add(panel, 'Departamentos', 'Suporte');
  await panel
    .locator('input')
    .and(panel.getByLabel('Departamentos', { exact: true }))
    .click();
  await see(page.getByRole('option', { name: 'Suporte' }));
  await page.keyboard.press('Escape');
  await seeNo(page.getByRole('option', { name: 'Suporte' }));
  await see(panel);
  const clear = panel.getByRole('button', { name: 'Limpar filtros' });
  await clear.focus();
  await page.keyboard.press('Enter');
  await see(panel.locator('button[aria-disabled=true]:focus'));
  await page.keyboard.press('Escape');
  await seeNo(panel);
  await see(page.locator('button:focus').and(page.getByRole('button', { name: /^Mais filtros/ })));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('the dialog for a new conversation is accessible', async () => {
  const page = await stage.open(company.owner, '/atendimento');
  await page.getByRole('button', { name: 'Nova conversa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova conversa' });
  await expectAccessibleInEveryLook(page, dialog.getByText('Novo número'));
  await dialog.getByRole('combobox', { name: 'Contato' }).fill('ninguém tem este nome');
  await see(page.getByRole('option', { name: 'Nenhum contato encontrado' }));
  await expectAccessible(page);
  await dialog.getByText('Novo número').click();
  await expectAccessibleInEveryLook(page, dialog.getByLabel('Telefone'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
