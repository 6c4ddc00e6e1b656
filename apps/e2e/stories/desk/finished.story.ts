import { calls, type Chip, type Conversation } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import type { TestPerson } from '../../../server/src/testing/test-person.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf } from '../../src/desk.ts';
import { add, choose } from '../../src/form.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let agent: TestPerson;
let sales: Chip;
let support: string;
let bia: Customer;

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Makes a finished conversation in which the customer wrote `lines` further messages. */
async function finished(
  name: string,
  chip: Chip,
  lines = 0,
): Promise<Customer & { conversation: Conversation }> {
  const customer = newCustomer(stage.server.url, chip._id, name);
  for (let line = 0; line <= lines; line += 1) await customer.write(`Linha ${line} de ${name}`);
  const conversation = await eventually(async () => {
    const filter = { text: customer.phone };
    const [open] = (await company.owner.call(calls.getDeskConversations, { filter })).data;
    return open?.unread === lines + 1 ? open : null;
  });
  await company.owner.call(calls.finishConversation, { conversation_id: conversation._id });
  return { ...customer, conversation };
}

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  support = await company.addDepartment('Suporte');
  agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
  sales = await company.addChannel({ name: 'vendas' });
  const help = await company.addChannel({ name: 'ajuda', department: support });
  await company.owner.call(calls.saveTag, { name: 'Reclamação', color: '#C2185B' });
  // The first two finished ones are at the end of the table.
  for (const made of [1, 2]) await finished(`Cliente ${made}`, sales);
  await Promise.all(Array.from({ length: 8 }, (_one, made) => finished(`Cliente ${made + 3}`, sales)));
  await finished('Otto Suporte', help);
  bia = await finished('Bia Longa', sales, 60);
});
afterAll(() => stage.stop());

test('finished conversations are paged, filtered, linked to, and read from the newest message back', async () => {
  const page = await stage.open(company.owner, '/conversas');
  await see(rowOf(page, 'Bia Longa').getByText('vendas'), page.getByText('1–10 de 12'));
  await see(rowOf(page, 'Bia Longa').getByText('—'));
  await page.getByRole('button', { name: 'Próximo' }).click();
  await see(page.getByText('11–12 de 12'), rowOf(page, 'Cliente 1'));
  await page.getByRole('searchbox').fill('bia');
  await see(page.getByText('1–1 de 1'));
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await add(page, 'Canais', 'ajuda');
  await see(rowOf(page, 'Otto Suporte'));
  await seeNo(rowOf(page, 'Bia Longa'));
  await page.reload();
  await see(rowOf(page, 'Otto Suporte'), page.getByText('1–1 de 1'));
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await page.getByRole('button', { name: 'Ver conversa com Bia Longa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Conversa com Bia Longa' });
  await see(dialog.getByText('Linha 60 de Bia Longa'));
  expect(await dialog.getByText('Linha 2 de Bia Longa').count()).toBe(0);
  for (let presses = 0; presses < 2; presses += 1) {
    await dialog.getByRole('button', { name: 'Carregar mensagens anteriores' }).press('Enter');
    await see(dialog.getByText(`Linha ${presses === 0 ? 20 : 2} de Bia Longa`, { exact: true }));
  }
  await page.reload();
  await see(dialog.getByText('Linha 60 de Bia Longa'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('on a phone the filters come when they are asked for, and say how many are in use', async () => {
  const page = await stage.open(company.owner, '/conversas', { viewport: 'phone' });
  await see(rowOf(page, 'Bia Longa'));
  // Without tags its card has no line for them, where the table has a dash.
  expect(await rowOf(page, 'Bia Longa').getByText('—').isVisible()).toBe(false);
  const channels = page.getByLabel('Canais', { exact: true });
  expect(await channels.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Mais filtros', exact: true }).click();
  await add(page, 'Canais', 'ajuda');
  await see(rowOf(page, 'Otto Suporte'));
  await page.getByRole('button', { name: 'Mais filtros: 1 em uso' }).click();
  await seeNo(channels);
  await see(rowOf(page, 'Otto Suporte'));
  await page.getByRole('button', { name: 'Mais filtros: 1 em uso' }).click();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await see(rowOf(page, 'Bia Longa'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('an agent sees only the finished conversations of their departments', async () => {
  const page = await stage.open(agent, '/conversas');
  await see(rowOf(page, 'Bia Longa'), page.getByText('1–10 de 11'));
  await page.getByRole('searchbox').fill('otto');
  await see(page.getByText('Nenhuma conversa com estes filtros'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('a finished conversation is handed over, tagged and resumed, unless the contact has another one open', async () => {
  const page = await stage.open(company.owner, '/conversas?busca=bia');
  await page.getByRole('button', { name: 'Transferir e classificar conversa com Bia Longa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transferir e classificar' });
  await choose(dialog, 'Departamento', 'Suporte');
  await add(dialog, 'Tags do contato', 'Reclamação');
  await dialog.getByLabel('Observação').fill('Pediu para falar com a gerência');
  await dialog.getByRole('button', { name: 'Retomar atendimento' }).click();
  await see(page.getByText('Conversa atualizada'), page.getByText('Atendimento retomado com sucesso'));
  const desk = deskOf(page);
  await see(
    desk.thread.getByText('Dona Teste retomou manualmente o atendimento no departamento Suporte'),
    desk.thread.getByText('Pediu para falar com a gerência'),
    desk.row('Bia Longa').getByText('Reclamação'),
  );
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await seeNo(desk.row('Bia Longa'));
  await bia.write('Voltei');
  await see(desk.row('Voltei'));
  await page.goto('/conversas?busca=bia');
  await page.getByRole('button', { name: 'Transferir e classificar conversa com Bia Longa' }).click();
  await see(dialog.getByText(/já tem uma conversa em andamento neste número/));
  expect(await dialog.getByRole('button', { name: 'Retomar atendimento' }).isDisabled()).toBe(true);
  await dialog.getByRole('link', { name: 'Abrir a conversa em andamento' }).click();
  await see(desk.bubble('Voltei'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('table and dialogs of finished conversations are accessible', async () => {
  const page = await stage.open(company.owner, '/conversas');
  await expectAccessibleInEveryLook(page, rowOf(page, 'Cliente 9'));
  await page.getByRole('button', { name: 'Ver conversa com Cliente 9' }).click();
  await expectAccessibleInEveryLook(page, page.getByRole('dialog').getByText('Linha 0 de Cliente 9'));
  await page.getByRole('dialog').getByRole('button', { name: 'Transferir e classificar' }).click();
  await expectAccessibleInEveryLook(page, page.getByLabel('Observação'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
