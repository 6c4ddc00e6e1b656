import { calls } from '@prosa/contract';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { screens } from '../../../web/src/app/areas.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible, expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { newCustomer } from '../../src/customer.ts';
import { viewports } from '../../src/open-page.ts';
import { deskOf } from '../../src/desk.ts';
import { see } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let link: string;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  await furnish();
});
afterAll(() => stage.stop());

/** Adds enough of everything that no screen is empty. */
async function furnish(): Promise<void> {
  const { owner } = company;
  await company.addDepartment('Suporte');
  await company.addDepartment('Financeiro');
  const tags = [];
  for (const [name, color] of [
    ['VIP', '#C2185B'],
    ['Orçamento', '#F2B84B'],
    ['Novo', '#00FF00'],
  ] as const) {
    tags.push((await owner.call(calls.saveTag, { name, color }))._id);
  }
  const { _id } = await company.addChannel({ name: 'vendas' });
  await company.addChannel({ name: 'suporte', connected: false });
  for (const name of ['Paulo Henrique Lima', 'Rita de Cássia', 'Samuel Torres']) {
    await newCustomer(stage.server.url, _id, name).write('Olá, tudo bem?');
  }
  const teresa = newCustomer(stage.server.url, _id, 'Teresa Novaes');
  await teresa.write('Bom dia! Vi no Instagram que vocês fazem bolo sob encomenda.');
  const find = { filter: { text: teresa.phone } };
  const conversation = await eventually(
    async () => (await owner.call(calls.getDeskConversations, find)).data[0],
  );
  const conversation_id = conversation._id;
  link = `/atendimento?conversa=${conversation_id}`;
  await owner.call(calls.changeContactTags, { contact: { _id: conversation.contact._id, tags } });
  await owner.call(calls.setManual, { conversation_id });
  await owner.call(calls.sendMessage, {
    conversation_id,
    text: 'Bom dia, Teresa! Fazemos sim. Para quando seria?',
  });
  await teresa.has('Bom dia, Teresa! Fazemos sim. Para quando seria?');
  await teresa.confirm(4);
  await teresa.write('Para sábado, umas 30 pessoas. Aceitam Pix? Veja https://exemplo.com.br/bolo');
}

test('every screen of a visitor is accessible', async () => {
  const page = await stage.open(null, '/login');
  await expectAccessibleInEveryLook(page, page.getByRole('heading', { name: 'Entrar' }));
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await expectAccessibleInEveryLook(page, page.getByRole('heading', { name: 'Recuperar acesso' }));
  for (const [path, heading] of [
    ['/welcome', 'Boas-vindas ao Prosa'],
    ['/cadastro', 'Criar conta'],
    ['/recuperar-senha?token=x', 'Nova senha'],
  ] as const) {
    await page.goto(path);
    await expectAccessibleInEveryLook(page, page.getByRole('heading', { name: heading }));
  }
  await page.goto('/simulador');
  await expectAccessibleInEveryLook(page, page.getByRole('log', { name: 'Mensagens' }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('desk and conversation are accessible', async () => {
  const page = await stage.open(company.owner, '/atendimento');
  const desk = deskOf(page);
  await expectAccessibleInEveryLook(page, desk.row('Teresa Novaes'));
  await page.goto(link);
  await see(desk.bubble('30 pessoas'));
  await expectAccessibleInEveryLook(page, desk.bubble('Fazemos sim').getByRole('img', { name: 'Lida' }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('the screens around the desk are accessible', async () => {
  const page = await stage.open(company.owner, '/chips');
  await expectAccessibleInEveryLook(page, page.getByRole('article', { name: 'vendas' }));
  await page.getByRole('button', { name: 'Novo número' }).click();
  await expectAccessibleInEveryLook(page, page.getByRole('dialog').getByLabel('Nome do número'));
  for (const [path, shown] of [
    ['/tags', 'Orçamento'],
    ['/departamentos', 'Financeiro'],
  ] as const) {
    await page.goto(path);
    await expectAccessibleInEveryLook(page, page.getByRole('cell').filter({ hasText: shown }));
  }
  await page.goto('/meu-perfil');
  await expectAccessibleInEveryLook(page, page.getByLabel('Senha atual'));
  await page.goto('/minha-conta');
  await expectAccessibleInEveryLook(page, page.getByRole('link', { name: 'Abrir a ajuda' }));
  await page.goto('/nao-existe');
  await expectAccessibleInEveryLook(page, page.getByRole('link', { name: 'Voltar ao início' }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

/** Returns the free width between a row's name and its buttons: below zero where they lie on each other. */
function widthBeside(row: Locator): Promise<number> {
  return row.evaluate((element) => {
    const name = document.createRange();
    name.selectNodeContents(element.querySelector('[data-primary]') ?? element);
    const button = element.querySelector('button');
    return (button?.getBoundingClientRect().left ?? -1) - name.getBoundingClientRect().right;
  });
}

test('on a phone a long name stands beside what can be done with its row, in a menu readable in both schemes', async () => {
  const name = 'Plantão'.repeat(8);
  await company.addDepartment(name);
  await company.owner.call(calls.saveFlow, { name, revision: 0 });
  const page = await stage.open(company.owner, '/departamentos');
  await page.setViewportSize(viewports.phone);
  for (const path of ['/departamentos', '/flows']) {
    await page.goto(path);
    const row = page.getByRole('row').filter({ hasText: name });
    await see(row);
    expect(await widthBeside(row)).toBeGreaterThanOrEqual(0);
  }
  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await see(page.getByRole('menuitem', { name: 'Apagar' }));
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, ['color-contrast']);
  }
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await see(page.getByRole('dialog', { name: 'Duplicar fluxo' }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

/** The addresses of all screens, deep ones too, and some without a screen. */
const addresses = screens
  .map(({ path }) => path.replaceAll(/:\w+/g, '66f1c0ffee66f1c0ffee66f1'))
  .concat(
    '/api',
    '/api/',
    '/api?aba=chaves',
    '/api/get-user',
    '/nao-existe',
    '/nao/existe.php',
    '/flows/a/b/c',
  );

/** A browser that opens or reloads an address asks for a page; a program does not. */
const wantsPage = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

test.each(addresses)('%s opens and reloads the app', async (address) => {
  const answer = await fetch(stage.server.url + address, { headers: wantsPage });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await answer.text()).toContain('<div id="root">');
});

test('an address of calls answers programs in a format they understand', async () => {
  const refusals = [
    fetch(`${stage.server.url}/api`, { headers: { accept: 'application/json' } }),
    fetch(`${stage.server.url}/api/unknown`),
    fetch(`${stage.server.url}/api/unknown`, { method: 'POST', headers: wantsPage }),
    fetch(`${stage.server.url}/assets/gone.js`),
  ];
  for (const answer of await Promise.all(refusals)) {
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ error: true })]);
  }
});

test('reloading /api shows a screen of the app', async () => {
  const page = await stage.open(company.owner, '/atendimento');
  await page.goto('/api');
  await page.reload();
  await see(page.getByRole('navigation', { name: 'Menu principal' }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
