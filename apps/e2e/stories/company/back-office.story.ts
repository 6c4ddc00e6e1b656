import { calls } from '@prosa/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, codeAt, hashPassword } from '../../../server/src/areas/team/index.ts';
import { greeting } from '../../../server/src/testing/flow-drawings.ts';
import { testPassword, type TestCompany } from '../../../server/src/testing/test-company.ts';
import { createTestStaff } from '../../../server/src/testing/test-staff.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { signIn } from '../../src/form.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

/** Each step of the story gets a code of its own: none is accepted twice. */
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
let stage: Stage;
let company: TestCompany;

beforeAll(async () => {
  stage = await setStage({}, clock);
  company = await stage.server.createCompany();
});
afterAll(() => stage.stop());

const nextCode = (secret: Buffer) => {
  clock.ahead += 30_000;
  return codeAt(secret, clock.now());
};

/** Reads the key that the page shows beside the QR code. */
async function secretOn(page: Page): Promise<Buffer> {
  const written = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  const bits = written.split('').map((one) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2));
  const bytes =
    bits
      .map((one) => one.padStart(5, '0'))
      .join('')
      .match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((one) => Number.parseInt(one, 2)));
}

async function newStaff(email: string): Promise<void> {
  const { database } = stage.server.runtime;
  const password_hash = await hashPassword(testPassword);
  const person = { name: 'Renata Alves', email, password_hash, must_change_password: false };
  const system_user_roles = ['customer_admin'] as const;
  const tools = { clock, ids: stage.server.runtime.ids };
  await database.acrossAccounts.transaction((tx) => addStaff(tools, tx, { ...person, system_user_roles }));
}

test('somebody new in the staff sets up the second factor before anything else', async () => {
  await newStaff('renata@teste.prosa');
  const page = await stage.open(null, '/admin-login');
  await page.getByLabel('Seu e-mail').fill('renata@teste.prosa');
  await page.getByLabel('Sua senha').fill(testPassword);
  await page.keyboard.press('Enter');
  await see(page.getByRole('img', { name: 'QR code para o aplicativo autenticador' }));
  await expectAccessibleInEveryLook(page, page.getByRole('button', { name: 'Ativar' }));
  const secret = await secretOn(page);
  await page.getByLabel('2. Código que o aplicativo mostra').fill('000000');
  await page.keyboard.press('Enter');
  await see(page.getByText('O código não confere ou já foi usado.'));
  await page.getByLabel('2. Código que o aplicativo mostra').fill(nextCode(secret));
  await page.keyboard.press('Enter');
  await see(page.getByRole('list', { name: 'Códigos de recuperação' }));
  await expectAccessibleInEveryLook(page, page.getByText('Guarde estes códigos'));
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();
  await see(page.getByRole('heading', { name: 'Administração de clientes', level: 1 }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

/** The editor has no menu; it has the mark all the same, and nothing of it is pushed out of the window. */
async function seeMarkInEditor(page: Page, bar: Locator): Promise<void> {
  const flow = await company.owner.call(calls.saveFlow, {
    name: 'Recepção',
    document: greeting(),
    revision: 0,
  });
  await page.goto(`${stage.server.url}/flows/${flow._id}`);
  await see(bar.getByText(company.owner.user.account.name), page.locator('.react-flow__node-card').first());
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(height).toBe(0);
  await expectAccessibleInEveryLook(page, bar.getByRole('button', { name: 'Sair da conta' }));
}

test('staff sign in, find a customer, enter with a reason, act and leave; the owner reads it', async () => {
  const staff = await createTestStaff(stage.server, ['customer_admin']);
  const page = await stage.open(null, '/admin-login');
  await expectAccessibleInEveryLook(page, page.getByRole('button', { name: 'Entrar' }));
  await page.getByLabel('Seu e-mail').fill(staff.user.email);
  await page.getByLabel('Sua senha').fill(testPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Código de verificação').fill(nextCode(staff.secret));
  await page.keyboard.press('Enter');
  await see(page.getByRole('heading', { name: 'Administração de clientes', level: 1 }));

  await page.getByRole('searchbox').fill(company.owner.user.email);
  await page.keyboard.press('Enter');
  const actions = page.getByRole('button', { name: `Ações de ${company.owner.user.name}` });
  await see(page.getByRole('cell', { name: company.owner.user.email }));
  await expectAccessibleInEveryLook(page, actions);
  await actions.click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByLabel('Quantidade de canais').fill('dois');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await see(page.getByText('Quantidade de canais inválida!'));
  await page.getByLabel('Quantidade de canais').fill('12');
  await expectAccessibleInEveryLook(page, page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Salvar' }).click();
  await see(page.getByText('Conta atualizada com sucesso!'));
  await seeNo(page.getByRole('dialog'));

  await actions.click();
  await page.getByRole('menuitem', { name: 'Ver situação' }).click();
  await see(page.getByText('A empresa não tem números.'));
  await expectAccessibleInEveryLook(page, page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await seeNo(page.getByRole('dialog'));

  await actions.click();
  await page.getByRole('menuitem', { name: 'Entrar na conta' }).click();
  await page.getByRole('button', { name: 'Entrar na conta' }).click();
  await see(page.getByText('Escreva o motivo do acesso'));
  await page.getByLabel('Motivo do acesso').fill('Ligou porque não acha as tags.');
  await page.getByRole('button', { name: 'Entrar na conta' }).click();
  const bar = page.getByRole('complementary', { name: 'Acesso à conta de um cliente' });
  await see(bar.getByText(company.owner.user.account.name), bar.getByText('O acesso termina em'));
  await see(page.getByRole('heading', { name: 'Dashboard', level: 1 }));
  await expectAccessibleInEveryLook(page, bar.getByRole('button', { name: 'Sair da conta' }));
  await page.goto(`${stage.server.url}/tags`);
  await see(bar, page.getByRole('heading', { name: 'Tags', level: 1 }));
  await page.getByRole('button', { name: 'Nova tag' }).first().click();
  await page.getByLabel('Nome').fill('Feita pelo suporte');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await see(page.getByText('Feita pelo suporte'));
  await seeMarkInEditor(page, bar);
  await page.goto(`${stage.server.url}/meu-perfil`);
  await see(page.getByText('Permissões insuficientes.'));
  await bar.getByRole('button', { name: 'Sair da conta' }).click();
  await see(page.getByRole('heading', { name: 'Administração de clientes', level: 1 }));
  await seeNo(bar);
  await page.goto(`${stage.server.url}/admin-registro`);
  await see(
    page.getByRole('heading', { name: 'Registro da equipe', level: 1 }),
    page.getByRole('cell', { name: 'Entrou na conta' }).first(),
    page.getByText('Ligou porque não acha as tags.'),
  );
  await expectAccessibleInEveryLook(page, page.getByRole('cell', { name: 'Mudou o plano da conta' }).first());
  expect(complaintsOf(page)).toEqual([]);

  const owner = await stage.open(company.owner, '/auditoria');
  await see(
    owner.getByRole('cell', { name: 'Saiu da conta' }),
    owner.getByText('Ligou porque não acha as tags.'),
  );
  await see(owner.getByText('Equipe Prosa: Fulana Teste').first());
  await see(owner.getByText('Mudou o plano da conta'));
  await expectAccessibleInEveryLook(owner, owner.getByRole('cell', { name: 'Saiu da conta' }));
  expect(complaintsOf(owner)).toEqual([]);
  await leave(page, owner);
});

test('when the hour is over the screen goes back to the customers and says so', async () => {
  const staff = await createTestStaff(stage.server, ['customer_admin']);
  const page = await stage.open(null, '/admin-login');
  await page.getByLabel('E-mail da conta do cliente').fill(company.owner.user.email);
  await page.getByLabel('Motivo do acesso').fill('Ver por que o robô não responde.');
  await page.getByLabel('Seu e-mail').fill(staff.user.email);
  await page.getByLabel('Sua senha').fill(testPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Código de verificação').fill(nextCode(staff.secret));
  await page.keyboard.press('Enter');
  const bar = page.getByRole('complementary', { name: 'Acesso à conta de um cliente' });
  await see(bar, page.getByRole('heading', { name: 'Dashboard', level: 1 }));
  clock.ahead += 61 * 60_000;
  // The next call is refused. Mostly it is this press's, sometimes one of the screen's own, which is gone then.
  const press = page.getByRole('link', { name: 'Atendimento' }).first().click({ timeout: 10_000 });
  await press.catch(() => undefined);
  await see(page.getByText('Seu acesso à conta terminou.'));
  expect(new URL(page.url()).pathname).toBe('/admin-clientes');
  await leave(page);
});

test('a person sets a second factor up in the profile, signs in with it and turns it off', async () => {
  const person = await company.addPerson({ user_role: 'manager' });
  const page = await stage.open(person, '/meu-perfil');
  const card = page.getByRole('region', { name: 'Verificação em duas etapas' });
  await card.getByRole('button', { name: 'Ativar verificação em duas etapas' }).click();
  await see(card.getByRole('img', { name: 'QR code para o aplicativo autenticador' }));
  await expectAccessibleInEveryLook(page, card.getByRole('button', { name: 'Ativar' }));
  const secret = await secretOn(page);
  await card.getByLabel('2. Código que o aplicativo mostra').fill(nextCode(secret));
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Guardei os códigos' }).click();
  await see(card.getByText('Códigos de recuperação que ainda servem: 10.'));

  const elsewhere = await stage.open(null, '/login');
  await signIn(elsewhere, { email: person.user.email, password: testPassword });
  await elsewhere.getByLabel('Código de verificação').fill(nextCode(secret));
  await elsewhere.keyboard.press('Enter');
  await see(elsewhere.getByRole('heading', { name: 'Dashboard', level: 1 }));

  await card.getByRole('button', { name: 'Desativar' }).click();
  await page.getByLabel('Sua senha').fill(testPassword);
  await page.keyboard.press('Enter');
  await see(card.getByText('Desativada.'));
  expect([...complaintsOf(page), ...complaintsOf(elsewhere)]).toEqual([]);
  await leave(page, elsewhere);
});
