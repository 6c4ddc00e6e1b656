import { calls } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../server/src/platform/db/sql.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { add, choose } from '../../src/form.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  const { owner } = company;
  const tag = (await owner.call(calls.saveTag, { name: 'Atacado', color: '#C2185B' }))._id;
  for (const [name, city, phone] of [
    ['Ana Prado', 'Curitiba', '5541998120001'],
    ['Bento Lima', 'Londrina', '5541998120002'],
  ] as const) {
    const { _id } = await owner.call(calls.createContact, { name, phone });
    await owner.call(calls.changeContactTags, { contact: { _id, tags: [tag] } });
    await owner.call(calls.changeContactData, { contact: { _id, data: [{ name: 'cidade', value: city }] } });
  }
});
afterAll(() => stage.stop());

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('the sample sheet becomes an audience once it was analysed and named, and makes contacts when asked', async () => {
  const page = await stage.open(company.owner, '/audiencias');
  await see(page.getByText('Nenhuma audiência ainda'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar planilha modelo' }).click();
  const sample = await (await download).path();
  await page.getByRole('button', { name: 'Importar planilha' }).press('Enter');
  const dialog = dialogOf(page, 'Importar audiência');
  await expectAccessibleInEveryLook(page, dialog.getByText('Arraste uma planilha .xlsx ou .csv para cá'));
  await dialog.locator('input[type=file]').setInputFiles(sample);
  await see(dialog.getByText('Entram na audiência'), dialog.getByText('Maria Souza'));
  await expectAccessibleInEveryLook(page, dialog.getByText('Ex.: Vila Mariana'));
  const name = dialog.getByLabel('Nome da audiência');
  await name.fill(' ');
  await dialog.getByRole('button', { name: 'Salvar audiência' }).click();
  await see(dialog.getByText('Nome da audiência necessário'));
  await name.fill('Feira de decoração');
  await dialog.getByRole('switch', { name: 'Criar contatos' }).press('Space');
  await dialog.getByRole('button', { name: 'Salvar audiência' }).click();
  await see(page.getByText('Audiência importada com sucesso.'), dialog.getByText('Contatos criados'));
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await see(rowOf(page, 'Feira de decoração').getByText('bairro'));
  await rowOf(page, 'Feira de decoração').click();
  const drawer = dialogOf(page, 'Feira de decoração');
  await expectAccessibleInEveryLook(
    page,
    drawer.getByText('bairro: Vila Mariana · ultima_compra: 12/03/2026'),
  );
  expect((await company.owner.call(calls.getContacts, { query: 'Maria Souza' })).total).toBe(1);
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('contacts of a filter are counted while it is put together, saved by keyboard, followed and deleted', async () => {
  const page = await stage.open(company.owner, '/audiencias');
  await page.getByRole('button', { name: 'Criar por filtro' }).press('Enter');
  const dialog = dialogOf(page, 'Nova audiência por filtro');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await see(
    dialog.getByText('Nome da audiência necessário'),
    dialog.getByText('Diga quem entra: escolha pelo menos um critério.'),
  );
  await dialog.getByLabel('Nome', { exact: true }).fill('Atacado de Curitiba');
  await add(dialog, 'Tem uma destas tags', 'Atacado');
  await see(dialog.getByText('2 contatos', { exact: true }));
  await dialog.getByRole('button', { name: 'Adicionar variável' }).press('Enter');
  await page.keyboard.type('cidade');
  await see(dialog.getByText('Complete ou remova o critério que está vazio.'));
  await dialog.getByLabel('Valor 1').fill('curitiba');
  await see(dialog.getByText('1 contato', { exact: true }));
  await choose(dialog, 'Última conversa', 'Nunca conversou');
  await expectAccessibleInEveryLook(page, dialog.getByText('1 contato', { exact: true }));
  await dialog.getByLabel('Nome', { exact: true }).press('Enter');
  await see(page.getByText('Audiência salva com sucesso'), rowOf(page, 'Atacado de Curitiba'));
  await seeNo(dialog);
  await expectAccessibleInEveryLook(page, page.getByRole('table', { name: 'Audiências' }));
  await page.getByRole('button', { name: 'Ações de Atacado de Curitiba' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Ver contatos' }).press('Enter');
  const drawer = dialogOf(page, 'Atacado de Curitiba');
  await expectAccessibleInEveryLook(page, drawer.getByText('Ana Prado'));
  await see(drawer.getByText('cidade é “curitiba”'), drawer.getByText('Nunca conversou'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ações de Atacado de Curitiba' }).click();
  await page.getByRole('menuitem', { name: 'Apagar' }).click();
  await dialogOf(page, 'Apagar audiência').getByRole('button', { name: 'Apagar' }).click();
  await seeNo(rowOf(page, 'Atacado de Curitiba'));
  await stage.server.runtime.database.acrossAccounts.run(
    sql`update accounts set campaigns_enabled = false where id = ${company.account_id}`,
  );
  await page.reload();
  await see(page.getByText('Funcionalidade indisponível no Plano Solo'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
