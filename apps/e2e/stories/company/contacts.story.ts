import { calls } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible, expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  const { owner } = company;
  const tags = [];
  for (const name of ['Atacado', 'Varejo', 'Feira', 'Cliente desde a inauguração']) {
    tags.push((await owner.call(calls.saveTag, { name, color: '#C2185B' }))._id);
  }
  const { _id } = await owner.call(calls.createContact, {
    name: 'Maria Eduarda de Albuquerque Cavalcanti Figueiredo e Vasconcelos Neta',
    phone: '5541998120001',
  });
  await owner.call(calls.changeContactTags, { contact: { _id, tags } });
  for (let made = 2; made <= 12; made += 1) {
    await owner.call(calls.createContact, { name: `Pessoa ${made}`, phone: `55419981200${10 + made}` });
  }
});
afterAll(() => stage.stop());

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Importar contatos' });

async function chooseSheet(page: Page, name: string, content: string | Buffer): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
  await dialogOf(page).locator('input[type=file]').setInputFiles(file);
}

test('contacts are searched, ignored, opened and deleted', async () => {
  const page = await stage.open(company.owner, '/contatos');
  await see(page.getByText('1–10 de 12'));
  await page.getByRole('button', { name: 'Próximo' }).click();
  await see(page.getByText('11–12 de 12'));
  const searched = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('get-contacts')) searched.add(request.postDataJSON().query);
  });
  await page.getByRole('searchbox').pressSequentially('albuq');
  await see(rowOf(page, 'Maria Eduarda').getByText('+1'), page.getByText('1–1 de 1'));
  // A live event may load the page again, so only what was asked for counts.
  searched.delete('');
  expect([...searched]).toEqual(['albuq']);
  expect(await rowOf(page, 'Maria Eduarda').getByText('Varejo').count()).toBe(0);
  await rowOf(page, 'Maria Eduarda').getByRole('switch').press('Space');
  await expect
    .poll(async () => (await company.owner.call(calls.getContacts, { query: 'albuq' })).data[0]?.ignore)
    .toBe(true);
  await page.getByRole('searchbox').fill('Pessoa 12');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('button', { name: 'Ações de Pessoa 12' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Ver e editar' }).click();
  const drawer = page.getByRole('dialog');
  await see(drawer.getByRole('button', { name: 'Iniciar conversa' }));
  await expectAccessibleInEveryLook(page, drawer.getByText('Pessoa 12').first());
  await page.keyboard.press('Escape');
  await seeNo(drawer);
  await page.getByRole('button', { name: 'Ações de Pessoa 12' }).click();
  await page.getByRole('menuitem', { name: 'Apagar' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Apagar|Confirmar)/ })
    .click();
  await see(page.getByText('Contato apagado'), page.getByText('Nenhum contato encontrado'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

const sheet = [
  'Telefone;Nome;Cidade',
  '4187650001;Ana do Excel;Curitiba',
  '5,51E+12;Bruno perdido;Londrina',
  '5541998120001;;Maringá',
  '(41) 98765-0001;Ana de novo;',
].join('\n');

test('a sheet is imported from file to result, and the import is undone', async () => {
  const page = await stage.open(company.owner, '/contatos');
  await expectAccessibleInEveryLook(page, page.getByRole('table'));
  await page.getByRole('button', { name: 'Importar' }).click();
  const dialog = dialogOf(page);
  await chooseSheet(page, 'foto.csv', Buffer.from('89504e470d0a1a0a', 'hex'));
  await see(
    dialog.getByRole('alert').getByText('O arquivo não é uma planilha. Envie um arquivo .xlsx ou .csv.'),
  );
  await expectAccessible(page);
  await chooseSheet(page, 'clientes.csv', sheet);
  await see(
    dialog.getByText('Acrescentado o nono dígito, acrescentado o 55.'),
    dialog.getByText('Repetido: este telefone já está na linha 2.'),
  );
  await expectAccessibleInEveryLook(page, dialog.getByText('Ex.: Curitiba'));
  await dialog.getByText('Só rejeitadas').click();
  await seeNo(dialog.getByText('Acrescentado o nono dígito, acrescentado o 55.'));
  await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
  await see(dialog.getByText('Importação concluída'), page.getByText('Contatos importados com sucesso.'));
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar rejeitadas para corrigir' }).click();
  expect((await download).suggestedFilename()).toBe('Corrigir_clientes.xlsx');
  await dialog.getByRole('button', { name: 'Desfazer importação' }).click();
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await see(dialog.getByRole('heading', { name: 'Importação desfeita' }));
  expect((await company.owner.call(calls.getContacts, { query: 'Ana do Excel' })).total).toBe(0);
  await dialog.getByRole('button', { name: 'Outra planilha' }).click();
  await chooseSheet(page, 'ruim.csv', 'telefone;__proto__\n41987650001;x');
  await see(dialog.getByText('A coluna “__proto__” não é aceita. Renomeie a coluna e tente novamente.'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
