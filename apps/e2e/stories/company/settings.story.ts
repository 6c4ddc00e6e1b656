import { calls } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPassword, type TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { signIn } from '../../src/form.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let stage: Stage;
let company: TestCompany;
let colleague: Page;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
});
afterAll(() => stage.stop());

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('tags are created, changed and archived, also for a colleague at once', async () => {
  const page = await stage.open(company.owner, '/tags');
  colleague = await stage.open(await company.addPerson({ user_role: 'manager' }), '/tags');
  await see(colleague.getByText('Nenhuma tag cadastrada'));
  await page.getByRole('button', { name: 'Nova tag' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: 'Tag automática' }).click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await see(
    dialog.getByText('O nome é um campo necessário'),
    dialog.getByText('Sem palavra-chave cadastrada...'),
  );
  await dialog.getByLabel('Nome', { exact: true }).fill('Orçamento');
  const keyword = dialog.getByLabel('Nova palavra-chave');
  for (const [typed, refusal] of [
    ['', 'Palavra-chave necessária'],
    ['preço', ''],
    ['PREÇO', 'Palavra-chave já cadastrada'],
  ] as const) {
    await keyword.fill(typed);
    await keyword.press('Enter');
    if (refusal) await see(dialog.getByText(refusal));
  }
  await keyword.fill('');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await see(rowOf(page, 'Orçamento').getByText('Sim, 1 palavra-chave'), rowOf(colleague, 'Orçamento'));
  await page.getByRole('button', { name: 'Editar Orçamento' }).click();
  await page.getByRole('dialog').getByLabel('Nome', { exact: true }).fill('Cotação');
  await page.keyboard.press('Enter');
  await see(rowOf(page, 'Cotação'), rowOf(colleague, 'Cotação'));
  await page.getByRole('button', { name: 'Apagar Cotação' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click();
  await see(page.getByText('Nenhuma tag cadastrada'), colleague.getByText('Nenhuma tag cadastrada'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('departments are created, changed and archived, except one that a number needs', async () => {
  await company.addChannel({ name: 'vendas', connected: false });
  const page = await stage.open(company.owner, '/departamentos');
  await colleague.goto('/departamentos');
  await page.getByRole('button', { name: 'Novo departamento' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await see(page.getByText('O nome é um campo necessário'));
  await page.getByLabel('Nome', { exact: true }).fill('Pós-venda');
  await page.getByLabel('Descrição').fill('Trocas e garantia');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await see(rowOf(page, 'Pós-venda').getByText('Trocas e garantia'), rowOf(colleague, 'Pós-venda'));
  const [first] = await company.owner.call(calls.getDepartments, {});
  await page.getByRole('button', { name: `Apagar ${first?.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click();
  await see(page.getByText(/Este departamento recebe as conversas de vendas/));
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Apagar Pós-venda' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click();
  await seeNo(rowOf(page, 'Pós-venda'), rowOf(colleague, 'Pós-venda'));
  expect(complaintsOf(page)).toEqual([]);
  expect(complaintsOf(colleague)).toEqual([]);
  await leave(page, colleague);
});

test('people change their own name, phone, picture, password and sessions', async () => {
  const person = await company.addPerson({ user_role: 'manager' });
  const page = await stage.open(person, '/meu-perfil');
  await page.getByLabel('Nome', { exact: true }).fill('Mônica Vale');
  await page.getByLabel('Celular').fill('');
  await page.getByLabel('Celular').pressSequentially('11912345678');
  expect(await page.getByLabel('Celular').inputValue()).toBe('(11) 91234-5678');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await see(
    page.getByText('Dados atualizados com sucesso'),
    page.getByRole('button', { name: 'Menu de Mônica Vale' }),
  );

  const photo = page.locator('input[type=file]');
  await photo.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: pixel });
  await see(page.getByText('A foto precisa ser JPG ou PNG.'));
  await photo.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
  });
  await see(page.getByText('A foto pode ter no máximo 2 MB.'));
  await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel });
  await page.locator('aside img[src^="/files/"]').waitFor();

  await page.getByRole('button', { name: 'Redefinir senha' }).click();
  await see(page.getByText('Preencha todos os campos'));
  await page.getByLabel('Senha atual').fill(testPassword);
  await page.getByLabel('Nova senha', { exact: true }).fill('uma-senha-nova');
  await page.getByLabel('Confirmar nova senha').fill('outra');
  await page.keyboard.press('Enter');
  await see(page.getByText('As senhas não conferem'));
  await page.getByLabel('Confirmar nova senha').fill('uma-senha-nova');
  await page.keyboard.press('Enter');
  await see(page.getByText('Senha alterada com sucesso'));
  const visitor = await stage.open(null, '/login');
  await signIn(visitor, { email: person.user.email, password: 'uma-senha-nova' });
  await see(visitor.getByRole('button', { name: 'Menu de Mônica Vale' }));
  expect(complaintsOf(visitor)).toEqual([]);
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Sessões abertas' });
  await see(sessions.getByText('Esta sessão'), sessions.getByText('Chrome no Linux'));
  await expectAccessibleInEveryLook(page, sessions);
  await sessions.getByRole('button', { name: 'Sair de todos os outros' }).click();
  await see(
    page.getByText('Você saiu de todos os outros.'),
    visitor.getByRole('heading', { name: 'Entrar' }),
  );
  await seeNo(sessions.getByText('Chrome no Linux'));
  expect(complaintsOf(page)).toEqual([]);
  await sessions.getByRole('button', { name: 'Sair de todos', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair de todos' }).click();
  await see(page.getByRole('heading', { name: 'Entrar' }));
  await leave(page, visitor);
});
