import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls, errorText } from '@prosa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPassword, type TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { signIn } from '../../src/form.ts';
import { readMail } from '../../src/read-mail.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;

beforeAll(async () => {
  stage = await setStage({ passwordMin: 8 });
  company = await stage.server.createCompany();
});
afterAll(() => stage.stop());

test('the login names empty fields and a wrong password; the right one continues with Enter', async () => {
  const { email } = company.owner.user;
  const page = await stage.open(null, '/login');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await see(page.getByText('Por favor, preencha todos os campos.'));
  await signIn(page, { email, password: 'errada-mesmo' });
  await see(page.getByText('E-mail ou senha incorretos.'));
  const password = page.getByLabel('Senha', { exact: true });
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await signIn(page, { email, password: testPassword });
  await see(page.getByRole('heading', { name: 'Dashboard', level: 1 }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('a visitor is led to the login and back; an unknown address says so', async () => {
  const page = await stage.open(null, '/tags');
  await see(page.getByRole('heading', { name: 'Entrar' }));
  expect(new URL(page.url()).pathname).toBe('/login');
  await signIn(page, { email: company.owner.user.email, password: testPassword });
  await see(page.getByRole('heading', { name: 'Tags', level: 1 }));
  expect(new URL(page.url()).pathname).toBe('/tags');
  await page.goto('/nao-existe');
  await see(page.getByText('O endereço pode ter mudado ou ter sido digitado errado.'));
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await see(page.getByRole('heading', { name: 'Dashboard', level: 1 }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('a forgotten password is replaced through the link in the mail', async () => {
  const { email } = (await company.addPerson({ user_role: 'manager' })).user;
  const page = await stage.open(null, '/login');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await page.getByRole('button', { name: 'Recuperar acesso' }).click();
  await see(page.getByText('Por favor, preencha todos os campos.'));
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Recuperar acesso' }).click();
  await see(
    page.getByText('Email enviado com sucesso! Verifique sua caixa de entrada, incluindo a pasta de Spam.'),
  );
  const [link = ''] = /http\S+token=\S+/.exec(await readMail(stage.server.dataDir, email)) ?? [];
  expect(link).toContain(`${stage.server.url}/recuperar-senha`);
  await page.goto(link);
  await page.getByLabel('Nova senha', { exact: true }).fill('curta12');
  await page.getByLabel('Confirmar nova senha').fill('curta12');
  await page.keyboard.press('Enter');
  await see(page.getByText(errorText('password_too_short', { min: 8 })));
  await page.getByLabel('Nova senha', { exact: true }).fill('outra-senha-boa');
  await page.getByLabel('Confirmar nova senha').fill('diferente');
  await page.keyboard.press('Enter');
  await see(page.getByText('As senhas não conferem'));
  await page.getByLabel('Confirmar nova senha').fill('outra-senha-boa');
  await page.keyboard.press('Enter');
  await see(page.getByText('Senha alterada com sucesso'), page.getByRole('heading', { name: 'Entrar' }));
  await signIn(page, { email, password: testPassword });
  await see(page.getByText('E-mail ou senha incorretos.'));
  await signIn(page, { email, password: 'outra-senha-boa' });
  await see(page.getByRole('heading', { name: 'Dashboard', level: 1 }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('where no mail leaves the server, the recovery screen says whom to ask instead of promising one', async () => {
  Object.assign(stage.server.runtime.config, { production: true });
  const page = await stage.open(null, '/login');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await see(page.getByText(/Peça uma senha nova ao proprietário ou a um gerente/));
  await seeNo(page.getByRole('button', { name: 'Recuperar acesso' }));
  await page.getByRole('button', { name: 'Voltar para o login' }).click();
  await see(page.getByRole('heading', { name: 'Entrar' }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
  Object.assign(stage.server.runtime.config, { production: false });
});

test('a page connects only to its own server: its socket opens, a foreign address is never requested', async () => {
  let asked = 0;
  const foreign = createServer(() => (asked += 1)).listen(0, '127.0.0.1');
  foreign.on('connection', () => (asked += 1));
  await once(foreign, 'listening');
  const place = `127.0.0.1:${(foreign.address() as AddressInfo).port}`;
  const page = await stage.open(company.owner, '/atendimento');
  const opened = await page.evaluate(async (here) => {
    const socket = new WebSocket(`ws://${here}/sock/?EIO=4&transport=websocket`);
    return new Promise((resolve) => {
      socket.onopen = () => resolve(true);
      socket.onerror = () => resolve(false);
    });
  }, new URL(stage.server.url).host);
  expect(opened).toBe(true);
  const blocked = await page.evaluate(async (there) => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective));
    await fetch(`http://${there}/`).catch(() => undefined);
    try {
      new WebSocket(`ws://${there}/`).close();
    } catch {
      // Some browsers throw, others only emit an event.
    }
    await new Promise((resolve) => setTimeout(resolve));
    return seen;
  }, place);
  expect(blocked).toEqual(['connect-src', 'connect-src']);
  expect(asked).toBe(0);
  await fetch(`http://${place}/`, { signal: AbortSignal.timeout(500) }).catch(() => undefined);
  expect(asked).toBeGreaterThan(0);
  await leave(page);
  foreign.closeAllConnections();
  foreign.close();
});

test('the welcome page leads to a sign-up; the new company proves its e-mail, and its owner signs out', async () => {
  stage.server.runtime.config.emailProof = true;
  const page = await stage.open(null, '/welcome');
  await see(page.getByText(/liberado em até 3 minutos após a compra/), page.getByText(/CPF ou CNPJ/));
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await see(page.getByText('Por favor, preencha todos os campos.'));
  await see(page.getByText('Pelo menos 8 caracteres'));
  await page.getByLabel('Seu nome').fill('Joana Prado');
  await page.getByLabel('Empresa (opcional)').fill('Flores da Joana');
  await page.getByLabel('E-mail').fill('joana@flores.teste');
  await page.getByLabel('Celular').pressSequentially('41987654321');
  expect(await page.getByLabel('Celular').inputValue()).toBe('(41) 98765-4321');
  await page.getByLabel('Senha', { exact: true }).fill('flores-2026');
  await page.keyboard.press('Enter');
  await see(page.getByText(errorText('password_is_own_data')));
  await page.getByLabel('Senha', { exact: true }).fill('cavalo certo bateria');
  await page.keyboard.press('Enter');
  await see(page.getByRole('heading', { name: 'Primeiros passos' }), page.getByText('Proprietário(a)'));
  const banner = page.getByRole('note').filter({ hasText: 'Confirme seu e-mail' });
  await see(banner.getByText('joana@flores.teste'));
  await expectAccessibleInEveryLook(page, banner);
  await banner.getByRole('button', { name: 'Enviar de novo' }).click();
  await see(page.getByText('Enviamos outro link para joana@flores.teste.'));
  const [link = ''] =
    /http\S+token=\S+/.exec(await readMail(stage.server.dataDir, 'joana@flores.teste')) ?? [];
  // The link is opened where nobody is signed in, so the login comes first.
  const phone = await stage.open(null, link);
  await see(phone.getByText('Para confirmar seu e-mail, entre com a senha que você criou no cadastro.'));
  await signIn(phone, { email: 'joana@flores.teste', password: 'cavalo certo bateria' });
  await see(phone.getByRole('heading', { name: 'E-mail confirmado' }));
  await seeNo(banner);
  expect(complaintsOf(phone)).toEqual([]);
  await leave(phone);
  await page.getByRole('button', { name: 'Menu de Joana Prado' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await see(page.getByRole('heading', { name: 'Entrar' }));
  await page.goto('/atendimento');
  await see(page.getByRole('heading', { name: 'Entrar' }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('the changelog opens once automatically, and again from the version entry', async () => {
  const page = await stage.open(company.owner, '/tags');
  const dialog = page.getByRole('dialog', { name: 'Novidades' });
  await see(page.getByRole('heading', { name: 'Tags', level: 1 }));
  expect(await dialog.count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem('prosa.seen_version'));
  // A company that is led through its first steps is not interrupted.
  await page.goto('/');
  await see(page.getByRole('heading', { name: 'Primeiros passos', level: 2 }));
  expect(await dialog.count()).toBe(0);
  await company.owner.call(calls.dismissFirstSteps, { dismissed: true });
  await page.reload();
  await see(dialog.getByText('01/03/2025'));
  await page.keyboard.press('Escape');
  await seeNo(dialog);
  await page.reload();
  await page.getByRole('button', { name: 'Versão 1.0' }).click();
  await see(dialog.getByText('Versão 1.0'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
