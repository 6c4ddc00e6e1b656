import { calls } from '@prosa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { sampleFiles, samplePicture } from '../../../server/src/testing/sample-files.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf } from '../../src/desk.ts';
import { add } from '../../src/form.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let teresa: Customer;
let link: string;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  const { _id } = await company.addChannel({ name: 'vendas' });
  teresa = newCustomer(stage.server.url, _id, 'Teresa Novaes');
  await teresa.write('Bom dia!');
  const find = { filter: { text: teresa.phone } };
  const conversation = await eventually(
    async () => (await company.owner.call(calls.getDeskConversations, find)).data[0],
  );
  link = `/atendimento?conversa=${conversation._id}`;
});
afterAll(() => stage.stop());

test('quick messages are created, changed and archived', async () => {
  const page = await stage.open(company.owner, '/mensagens-rapidas');
  await page.getByRole('button', { name: 'Nova mensagem rápida' }).click();
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: 'Salvar' }).click();
  await save();
  await see(
    dialog.getByText('O atalho é um campo necessário'),
    dialog.getByText('A mensagem é um campo necessário'),
  );
  await dialog.getByLabel('Atalho').fill('bom dia');
  await dialog.getByLabel('Mensagem').fill('Olá, ');
  await dialog.getByRole('button', { name: '{primeiro_nome}' }).click();
  await page.keyboard.type('! Tudo bem?');
  await save();
  await see(
    page.getByText('Mensagem rápida salva com sucesso'),
    page.getByText('Olá, {primeiro_nome}! Tudo bem?'),
  );
  await page.getByRole('button', { name: 'Nova mensagem rápida' }).click();
  await dialog.getByLabel('Atalho').fill('BOM-DIA');
  await dialog.getByLabel('Mensagem').fill('Outra');
  await save();
  await see(dialog.getByText('Já existe uma mensagem rápida com este atalho.'));
  await dialog.getByLabel('Atalho').fill('tchau');
  await save();
  await page.getByRole('button', { name: 'Nova mensagem rápida' }).click();
  await dialog.getByLabel('Atalho').fill('cardapio');
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({
    name: 'virus.exe',
    mimeType: 'application/x-msdownload',
    buffer: sampleFiles.exe,
  });
  await see(dialog.getByText(/^Este arquivo não é aceito/));
  const picture = { name: 'cardapio.png', mimeType: 'image/png', buffer: await samplePicture('png') };
  await file.setInputFiles(picture);
  await see(dialog.getByRole('button', { name: 'Retirar cardapio.png' }));
  await dialog.getByLabel('Mensagem').fill('O cardápio de hoje');
  await dialog.getByRole('combobox', { name: 'Pasta' }).fill('Vendas');
  const [first] = await company.owner.call(calls.getDepartments, {});
  await add(dialog, 'Departamentos', first?.name ?? '');
  await save();
  const row = page.getByRole('row').filter({ hasText: '/cardapio' });
  await see(row.getByText('cardapio.png'), row.getByText('Vendas'));
  await page.getByRole('searchbox', { name: 'Buscar mensagem rápida' }).fill('CARDAPIO');
  await seeNo(page.getByRole('row').filter({ hasText: '/tchau' }));
  await page.getByRole('searchbox', { name: 'Buscar mensagem rápida' }).press('Escape');
  await page.getByRole('button', { name: 'Apagar tchau' }).click();
  await dialog.getByRole('button', { name: 'Apagar' }).click();
  await see(page.getByText('Mensagem rápida apagada com sucesso'));
  await seeNo(page.getByRole('cell').filter({ hasText: '/tchau' }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('a slash offers quick messages at the desk, filled in; a gap is never sent unnoticed', async () => {
  await company.owner.call(calls.saveQuickMessage, {
    shortcut: 'prazo',
    message: '{primeiro_nome}, para {cidade} são {dias} dias.',
  });
  const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
  const page = await stage.open(agent, link);
  const { composer, bubble } = deskOf(page);
  const option = (name: string) => page.getByRole('option', { name });
  await composer.pressSequentially('/');
  await see(option('/bom-dia'), option('/prazo'));
  await composer.press('Escape');
  await seeNo(option('/prazo'));
  await composer.fill('');
  await composer.pressSequentially('Oi! /pra');
  await seeNo(option('/bom-dia'));
  await composer.press('Enter');
  await expect.poll(() => composer.inputValue()).toBe('Oi! Teresa, para {cidade} são {dias} dias.');
  await composer.press('Enter');
  await see(page.getByText('Preencha antes de enviar: {cidade}, {dias}'));
  await page.keyboard.type('Lapa');
  await composer.press('Tab');
  await page.keyboard.type('3');
  await seeNo(page.getByText('Preencha antes de enviar'));
  await composer.press('Enter');
  await see(bubble('Oi! Teresa, para Lapa são 3 dias.'));
  await teresa.has('Oi! Teresa, para Lapa são 3 dias.');
  await composer.pressSequentially('/');
  await option('/bom-dia').click();
  await expect.poll(() => composer.inputValue()).toBe('Olá, Teresa! Tudo bem?');
  await composer.fill('');
  // The saved picture leaves by three acts: the slash, a click and Enter.
  await composer.press('/');
  await option('/cardapio').click();
  await see(page.getByRole('group', { name: 'Arquivo anexado: cardapio.png' }));
  await expect.poll(() => composer.inputValue()).toBe('O cardápio de hoje');
  await composer.press('Enter');
  await see(page.getByRole('button', { name: 'Abrir imagem: O cardápio de hoje' }));
  await eventually(async () =>
    (await teresa.inbox()).some(({ type, message }) => type === 'image' && message === 'O cardápio de hoje'),
  );
  await seeNo(page.getByRole('group', { name: /^Arquivo anexado/ }));
  await composer.fill('Veja {isto}');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('button', { name: 'Enviar assim mesmo' }).click();
  await teresa.has('Veja {isto}');
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('table, dialog and slash menu of quick messages are accessible', async () => {
  const page = await stage.open(company.owner, '/mensagens-rapidas');
  await expectAccessibleInEveryLook(page, page.getByRole('cell').filter({ hasText: '/bom-dia' }));
  await page.getByRole('button', { name: 'Editar bom-dia' }).click();
  await expectAccessibleInEveryLook(page, page.getByRole('dialog').getByLabel('Atalho'));
  await page.goto(link);
  const { composer } = deskOf(page);
  await composer.pressSequentially('{falta} /');
  await see(page.getByText('Preencha antes de enviar: {falta}'));
  await expectAccessibleInEveryLook(page, page.getByRole('option').first());
  await composer.fill('');
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('a quick message of another department is found neither by a slash nor by Ctrl+K, until it is everybody’s', async () => {
  const support = await company.addDepartment('Suporte técnico');
  const secret = { shortcut: 'interno', message: 'Só para o suporte', departments: [support] };
  const { _id } = await company.owner.call(calls.saveQuickMessage, secret);
  await company.owner.call(calls.saveQuickMessage, { shortcut: 'interessa', message: 'Para todos' });
  const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
  const page = await stage.open(agent, link);
  const { composer } = deskOf(page);
  const option = (name: string) => page.getByRole('option', { name });
  await composer.pressSequentially('/inter');
  await see(option('/interessa'));
  await seeNo(option('/interno'));
  await composer.fill('');
  const palette = page.getByRole('dialog', { name: 'Paleta de comandos' });
  const search = async (text: string) => {
    await page.keyboard.press('Control+k');
    await palette.getByRole('textbox').fill(text);
    await seeNo(palette.getByText('Buscando…'));
  };
  await search('inter');
  await see(palette.getByText('Para todos'));
  await seeNo(palette.getByText('Só para o suporte'));
  await page.keyboard.press('Escape');
  await company.owner.call(calls.saveQuickMessage, { ...secret, _id, departments: [] });
  await composer.pressSequentially('/inter');
  await see(option('/interno'));
  await composer.fill('');
  await search('inter');
  await see(palette.getByText('Só para o suporte'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
