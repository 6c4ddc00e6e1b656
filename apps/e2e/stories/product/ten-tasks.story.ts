import { calls, type Media } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { samplePicture, upload } from '../../../server/src/testing/sample-files.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { countActs } from '../../src/count-acts.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf, type Desk } from '../../src/desk.ts';
import { flowEditorOf } from '../../src/flow-editor.ts';
import { see, seeNo } from '../../src/see.ts';
import { setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

// Each task is counted in clicks and keys, without what is typed; docs/ten-tasks.md has the figures. The tenth, reading a
// score, is counted in results.story.ts.
let stage: Stage;
let company: TestCompany;
let page: Page;
let desk: Desk;
let acts: Awaited<ReturnType<typeof countActs>>;
const waiting: Customer[] = [];

const customer = (name: string, channel: string) => newCustomer(stage.server.url, channel, name);
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const type = (text: string) => page.keyboard.type(text);
const press = (key: string) => page.keyboard.press(key);

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  const { owner } = company;
  await company.addDepartment('Financeiro');
  await owner.call(calls.saveTag, { name: 'Orçamento', color: '#0B8A6A' });
  const picture = await upload(stage.server.url, owner, {
    call: calls.uploadFile,
    input: { temp: true, filename: 'Cardápio' },
    file: { bytes: await samplePicture('png'), name: 'cardapio.png' },
  });
  const { _id: media } = picture.body.message as Media;
  await owner.call(calls.saveQuickMessage, { shortcut: 'cardapio', message: 'O cardápio de hoje', media });
  const channel = (await company.addChannel())._id;
  for (let number = 1; number <= 32; number += 1) {
    const one = customer(`Cliente ${number}`, channel);
    await one.write(number === 1 ? 'Tem jabuticaba em calda?' : 'Bom dia');
    waiting.push(one);
  }
  page = await stage.open(owner, '/atendimento');
  desk = deskOf(page);
  acts = await countActs(page);
  await see(desk.row('Cliente 32'));
});
afterAll(() => stage.stop());

test('a customer is answered with one click and Enter', async () => {
  const taken = await acts.of(async () => {
    await desk.row('Cliente 32').click();
    await see(page.locator('textarea:focus'));
    await type('Bom dia! Como posso ajudar?');
    await press('Enter');
    await see(desk.bubble('Bom dia! Como posso ajudar?'));
  });
  expect(taken).toBe(2);
});

test('a conversation is handed to another department with a note in three keys', async () => {
  await press('Escape');
  const taken = await acts.of(async () => {
    await press('d');
    await see(page.getByRole('option', { name: 'Financeiro' }));
    await type('fin');
    await press('Enter');
    await type('Quer a segunda via do boleto');
    await press('Control+Enter');
    await seeNo(dialog(/^Transferir/));
  });
  expect(taken).toBe(3);
  await see(page.getByText('Cliente 32 foi para Financeiro.'));
});

test('what was said is found by a word with two keys', async () => {
  const taken = await acts.of(async () => {
    await press('Control+k');
    await see(dialog('Paleta de comandos'));
    await type('jabuticaba');
    await see(dialog('Paleta de comandos').locator('mark', { hasText: 'jabuticaba' }));
    await press('Enter');
    await see(desk.bubble('Tem jabuticaba em calda?'));
  });
  expect(taken).toBe(2);
});

test('a saved picture is sent with three', async () => {
  const before = await waiting[0]?.inbox();
  const taken = await acts.of(async () => {
    await desk.composer.click();
    await type('/cardapio');
    await see(page.getByRole('option', { name: /cardapio/ }));
    await press('Enter');
    await see(page.getByText('O cardápio de hoje').last());
    await press('Enter');
    await eventually(async () => (await waiting[0]?.inbox())?.some(({ type }) => type === 'image'));
  });
  expect(taken).toBe(3);
  expect(before?.some(({ type }) => type === 'image')).toBe(false);
});

test('five customers get a tag in four', async () => {
  await press('Escape');
  await press('Escape');
  const row = (place: number) => page.locator('[data-row]').nth(place);
  await row(0).hover();
  const taken = await acts.of(async () => {
    await page
      .getByRole('checkbox', { name: /^Selecionar conversa com/ })
      .first()
      .click();
    await row(4).click({ modifiers: ['Shift'] });
    await press('t');
    await see(dialog(/^Tag para 5/));
    await type('orç');
    await press('Enter');
    await seeNo(dialog(/^Tag para 5/));
  });
  expect(taken).toBe(4);
  await see(page.getByText('5 conversas com a tag'));
  await press('Escape');
});

test('ten of thirty who wait are answered and finished by keyboard, with three keys each', async () => {
  await press('j');
  const taken = await acts.of(async () => {
    for (let number = 1; number <= 10; number += 1) {
      await see(desk.thread);
      await press('r');
      await see(page.locator('textarea:focus'));
      await type(`Bom dia, resposta ${number}`);
      await press('Control+Enter');
      await seeNo(desk.bubble(`resposta ${number}`));
      await press('j');
    }
  });
  expect(taken).toBe(30);
  const isAnswered = async (one: Customer) =>
    (await one.inbox()).filter(({ message }) => /resposta/.test(message ?? '')).length;
  await eventually(async () => {
    const counts = await Promise.all(waiting.map(isAnswered));
    return counts.filter((count) => count === 1).length === 10;
  });
  expect(complaintsOf(page)).toEqual([]);
});

test('a new company connects its first number with three clicks', async () => {
  const { owner } = await stage.server.createCompany();
  page = await stage.open(owner, '/');
  acts = await countActs(page);
  const first = page.getByRole('button', { name: 'Conectar número' });
  await see(first);
  const taken = await acts.of(async () => {
    await first.click();
    await page.getByRole('button', { name: 'Salvar e conectar' }).click();
    await page.getByRole('button', { name: 'Ler com o celular simulado' }).click();
    await see(page.getByText('1 de 4'));
  });
  expect(taken).toBe(3);
});

test('a sheet of contacts is imported with three clicks', async () => {
  await page.goto('/contatos');
  const open = page.getByRole('button', { name: 'Importar' });
  await see(open);
  const taken = await acts.of(async () => {
    await open.click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Escolher planilha' }).click();
    const sheet = Buffer.from('telefone;nome\n41987650001;Ana\n41987650002;Beto');
    await (await chooser).setFiles({ name: 'clientes.csv', mimeType: 'text/csv', buffer: sheet });
    await dialog('Importar contatos').getByRole('button', { name: 'Importar', exact: true }).click();
    await see(page.getByText('Importação concluída'));
  });
  expect(taken).toBe(3);
});

test('a bot with a menu is drawn, filled in and published with at most twenty-five', async () => {
  await page.goto('/flows');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const editor = flowEditorOf(page);
  await see(button('Novo fluxo').first());
  const taken = await acts.of(async () => {
    await button('Novo fluxo').first().click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Em branco' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Nome' }).click();
    await type('Loja');
    await press('Enter');
    await see(editor.card('Início'));
    await button('Adicionar passo').click();
    await type('menu');
    await press('Enter');
    await editor.field('Menu', 'Texto').click();
    await type('Como podemos ajudar?');
    for (const [place, option] of ['Horário', 'Endereço'].entries()) {
      await editor.field('Menu', `Texto da opção ${place + 1}`).click();
      await type(option);
    }
    for (const [option, answer] of [
      ['Horário', 'Abrimos das 9h às 18h.'],
      ['Endereço', 'Rua das Flores, 10.'],
    ] as const) {
      await editor.card('Menu').click();
      await editor.panel('Menu').getByLabel(`${option}: vai para`).first().click();
      await page.getByRole('option', { name: '+ Novo passo' }).click();
      await type('fim');
      await press('Enter');
      await editor.field('Fim', 'Mensagem final').last().click();
      await type(answer);
    }
    await button('Salvar e publicar').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
    await see(page.getByText(/^Fluxo publicado/));
  });
  expect(taken).toBeLessThanOrEqual(25);
});
