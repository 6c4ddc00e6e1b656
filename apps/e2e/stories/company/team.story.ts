import { calls, errorText } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPassword, type TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { add, choose, signIn } from '../../src/form.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  await company.addDepartment('Vendas');
});
afterAll(() => stage.stop());

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a new member signs in, and is signed out the moment they are removed', async () => {
  const page = await stage.open(company.owner, '/equipe');
  await see(rowOf(page, 'Proprietário(a)').getByText('Você'));
  expect(await rowOf(page, 'Proprietário(a)').getByRole('button').count()).toBe(0);
  await page.getByRole('button', { name: 'Novo usuário' }).click();
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: 'Salvar' }).click();
  await save();
  await see(dialog.getByText('Todos os campos são obrigatórios'));
  await dialog.getByLabel('Nome', { exact: true }).fill('Bia Rocha');
  await dialog.getByLabel('E-mail').fill(company.owner.user.email);
  await save();
  await see(dialog.getByText('É necessário definir pelo menos 1 departamento'));
  await add(dialog, 'Departamentos', 'Vendas');
  await dialog.getByLabel('Senha', { exact: true }).fill('12345');
  await save();
  await see(dialog.getByText('A senha precisa ter pelo menos 6 dígitos'));
  await dialog.getByLabel('Senha', { exact: true }).fill(testPassword);
  await save();
  await see(dialog.getByText('Já existe um usuário com este e-mail.'));
  await dialog.getByLabel('E-mail').fill('bia@rocha.prosa');
  await save();
  await see(page.getByText('Usuário salvo com sucesso'), rowOf(page, 'Bia Rocha').getByText('Vendas'));

  const bia = await stage.open(null, '/login');
  await signIn(bia, { email: 'bia@rocha.prosa', password: testPassword });
  await see(bia.getByRole('heading', { name: 'Crie a sua senha' }));
  await bia.getByLabel('Senha atual').fill(testPassword);
  for (const [password, refusal] of [
    [testPassword, 'Escolha uma senha diferente da inicial.'],
    ['bia-rocha-2026', errorText('password_is_own_data')],
    ['girafa no telhado', ''],
  ] as const) {
    await bia.getByLabel('Nova senha', { exact: true }).fill(password);
    await bia.getByLabel('Confirmar nova senha').fill(password);
    await bia.keyboard.press('Enter');
    if (refusal) await see(bia.getByText(refusal));
  }
  await see(bia.getByRole('button', { name: 'Menu de Bia Rocha' }));
  await page.getByRole('button', { name: 'Apagar Bia Rocha' }).click();
  await dialog.getByRole('button', { name: 'Apagar' }).click();
  await see(page.getByText('Usuário apagado com sucesso'), bia.getByRole('heading', { name: 'Entrar' }));
  await seeNo(rowOf(page, 'Bia Rocha'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page, bia);
});

test('a changed role and a restriction apply at once on the open screen', async () => {
  const person = await company.addPerson({ user_role: 'user', departments: [company.department] });
  const name = 'Caio Prado';
  await company.owner.call(calls.updateUser, { user: { _id: person.user._id, name } });
  const [page, theirs] = [
    await stage.open(company.owner, '/equipe'),
    await stage.open(person, '/atendimento'),
  ];
  const link = theirs.getByRole('link', { name: 'Equipe' });
  await see(theirs.getByRole('button', { name: `Menu de ${name}` }));
  await seeNo(link);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `Editar ${name}` }).click();
  await choose(dialog, 'Permissão', 'Gerente');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await see(rowOf(page, name).getByText('Gerente'), link);
  await link.click();
  await see(rowOf(theirs, name));
  await page.getByRole('button', { name: `Editar ${name}` }).click();
  await dialog.getByRole('checkbox', { name: 'Equipe' }).click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await theirs.waitForURL('**/atendimento');
  await see(theirs.getByText('Permissões insuficientes.'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page, theirs);
});

test('table and dialog of the team are accessible', async () => {
  const page = await stage.open(company.owner, '/equipe');
  await expectAccessibleInEveryLook(page, rowOf(page, 'Proprietário(a)'));
  await page.getByRole('button', { name: 'Novo usuário' }).click();
  await expectAccessibleInEveryLook(page, page.getByRole('dialog').getByLabel('E-mail'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
