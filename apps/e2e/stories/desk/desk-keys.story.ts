import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '@prosa/contract';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../src/accessible.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf, type Desk } from '../../src/desk.ts';
import { see, seeNo } from '../../src/see.ts';
import { setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let page: Page;
let desk: Desk;
let ana: Customer;
let beto: Customer;

/** A browser that asks before it shows notices, and keeps them where a test can read them. */
const quietBrowser = `
  window.heard = { tones: 0, notices: [], isAway: false };
  const make = BaseAudioContext.prototype.createOscillator;
  BaseAudioContext.prototype.createOscillator = function () {
    window.heard.tones += 1;
    return make.call(this);
  };
  const hasFocus = document.hasFocus.bind(document);
  document.hasFocus = () => !window.heard.isAway && hasFocus();
  window.Notification = class extends EventTarget {
    static permission = localStorage.getItem('asked') ?? 'default';
    static async requestPermission() {
      localStorage.setItem('asked', 'granted');
      return (this.permission = 'granted');
    }
    constructor(title, { body }) {
      super();
      window.heard.notices.push({ title, body });
      window.heard.click = () => this.dispatchEvent(new Event('click'));
    }
    close() {}
  };`;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  const channel = (await company.addChannel())._id;
  ana = newCustomer(stage.server.url, channel, 'Ana Chaves');
  beto = newCustomer(stage.server.url, channel, 'Beto Lima');
  page = await stage.open(company.owner, '/meu-perfil');
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  await page.addInitScript(quietBrowser);
  await page.reload();
  desk = deskOf(page);
});
afterAll(() => stage.stop());

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const heard = () =>
  page.evaluate<{ tones: number; notices: { title: string; body: string }[] }>('window.heard');
const away = (isAway: boolean) =>
  page.evaluate(
    `window.heard.isAway = ${isAway}; ${isAway ? '' : "window.dispatchEvent(new Event('focus'))"}`,
  );
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

/** Takes the focus from any field, without a click that opens something. */
const leaveField = () => page.evaluate('document.activeElement.blur()');

test('the bell counts, and asks for notices; the drawer keeps its groups', async () => {
  const bell = page.getByRole('button', { name: /^Notificações/ });
  await see(bell.filter({ hasText: 'Sem atendimento humano aberto' }));
  await bell.click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Ativar avisos do navegador' }).click();
  const group = page.getByRole('button', { name: 'Configurações' });
  await expect.poll(() => group.getAttribute('aria-expanded')).toBe('true');
  await group.click();
  await page.reload();
  await see(page.getByRole('switch', { name: 'Avisos do navegador' }));
  await expect.poll(() => group.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => page.getByRole('switch', { name: 'Avisos do navegador' }).isChecked()).toBe(true);
  // A message makes a sound only while the page is connected, and after the person has used it.
  await page.locator('[data-live="live"]').waitFor({ state: 'attached' });
  await heading('Meu perfil').click();
  await ana.write('Bom dia');
  await see(bell.filter({ hasText: '1 atendimento humano aberto' }));
  await expect.poll(async () => (await heard()).tones, { timeout: 40_000 }).toBe(2);
});

test('while a person is away, a message makes a sound, a notice and a count; the sound can be turned off', async () => {
  await press('g', 'a');
  await see(heading('Atendimento'), desk.row('Ana Chaves'));
  await away(true);
  const { tones } = await heard();
  await ana.write('Tem alguém aí?');
  await expect.poll(heard, { timeout: 40_000 }).toMatchObject({
    tones: tones + 2,
    notices: [{ title: 'Ana Chaves', body: 'Tem alguém aí?' }],
  });
  const tab = async () => [await page.title(), await page.locator('link[rel="icon"]').getAttribute('href')];
  await expect.poll(tab).toEqual(['(1) Atendimento · Prosa', '/favicon-news.svg']);
  await page.evaluate('window.heard.click()');
  await see(desk.bubble('Tem alguém aí?'));
  await away(false);
  await expect.poll(tab).toEqual(['Atendimento · Prosa', '/favicon.svg']);
  await page.goto('/meu-perfil');
  await page.getByRole('switch', { name: 'Som de notificação' }).click();
  await see(page.getByText('Configuração alterada.'));
  await away(true);
  await ana.write('Alô?');
  await expect.poll(async () => (await heard()).notices.length, { timeout: 40_000 }).toBe(1);
  expect((await heard()).tones).toBe(0);
  await away(false);
});

test('the dialog lists the shortcuts that exist', async () => {
  await leaveField();
  await press('g', 'a');
  await see(heading('Atendimento'));
  await press('?');
  const sheet = dialog('Atalhos do atendimento');
  await see(sheet);
  const texts = await sheet.locator('dl > div').allInnerTexts();
  const rows = texts
    .map((text) => text.split(/\s*\n\s*/))
    .map(([label, ...keys]) => `${keys.join(' ')}: ${label}`);
  expect(rows).toEqual([
    'J: Próxima conversa',
    'K: Conversa anterior',
    'R: Escrever resposta',
    'A: Assumir atendimento',
    'E: Finalizar atendimento',
    'T: Editar tags',
    'D: Transferir para departamento',
    'P: Passar para um colega',
    'N: Escrever nota interna',
    'X: Selecionar conversa',
    'Ctrl A: Selecionar as conversas da lista',
    'Ctrl Z: Desfazer o que acabou de fazer',
    '/: Buscar na lista',
    'Ctrl F: Buscar nesta conversa',
    'Esc: Voltar para a lista',
    'Ctrl K: Buscar telas, conversas e ações',
    '?: Mostrar os atalhos',
    'Enter: Enviar',
    'Ctrl Enter: Enviar e finalizar',
    'Shift Enter: Nova linha',
    'Alt J: Próxima conversa',
    'Alt K: Conversa anterior',
    'Alt A: Assumir atendimento',
    'G A: Atendimento',
    'G V: Conversas',
    'G C: Contatos',
    'G D: Dashboard',
  ]);
  await expectAccessible(page);
  await press('Escape');
  await seeNo(sheet);
});

test('shortcuts lead to screens and open what can be done there', async () => {
  for (const [key, title] of [
    ['c', 'Contatos'],
    ['v', 'Conversas'],
    ['d', 'Dashboard'],
    ['a', 'Atendimento'],
  ] as const) {
    await press('g', key);
    await see(heading(title));
  }
  await beto.write('Quanto custa?');
  await see(desk.row('Beto Lima'));
  await press('/');
  await page.keyboard.type('Ana');
  await seeNo(desk.row('Beto Lima'));
  await press('Escape');
  await see(desk.row('Beto Lima'));
  await leaveField();
  await press('j');
  await see(desk.bubble('Quanto custa?'), page.getByRole('button', { name: 'Assumir' }));
  await press('t');
  await see(dialog('Tags do contato'));
  await press('Escape');
  await seeNo(dialog('Tags do contato'));
  await press('d');
  await see(dialog(/^Transferir/));
  // The first Escape closes the open list of departments.
  await press('Escape', 'Escape');
  await seeNo(dialog(/^Transferir/));
  await press('g', 'a');
  await seeNo(desk.thread);
  const { data } = await company.owner.call(calls.getDeskConversations, { filter: { text: beto.phone } });
  expect(data.map(({ user }) => user)).toEqual([null]);
});

test('shortcuts with Alt work while the person types', async () => {
  await press('j');
  await see(desk.bubble('Quanto custa?'));
  await press('r', 'Alt+j');
  await see(desk.bubble('Alô?'));
  // A person who was writing continues to write.
  await press('Alt+k');
  await see(desk.bubble('Quanto custa?'));
  await press('Alt+a');
  await see(page.getByText('Com você').first());
  await page.keyboard.type('São R$ 20');
  await press('Shift+Enter');
  await page.keyboard.type('o quilo.');
  await press('Control+Enter');
  await seeNo(desk.row('Beto Lima'), desk.thread);
  expect(await beto.has('São R$ 20\no quilo.')).toBe(1);
  expect(complaintsOf(page)).toEqual([]);
});

test('a recording is accessible at each step, and an accidental key does not lose it', async () => {
  await desk.open('Ana Chaves');
  const start = page.getByRole('button', { name: 'Gravar áudio' });
  await see(start);
  await expectAccessible(page);
  await start.click();
  await see(page.getByRole('timer').filter({ hasText: /0:(0[1-9]|[1-5]\d)/ }));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Parar' }).click();
  await see(page.getByLabel('Prévia do áudio'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Descartar áudio' }).click();
  const question = dialog('Descartar áudio');
  await see(question.getByText('O áudio gravado será perdido.'));
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await seeNo(question);
  await see(page.getByLabel('Prévia do áudio'));
  await page.getByRole('button', { name: 'Descartar áudio' }).click();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await see(start);
  expect(await ana.inbox()).toEqual([]);
});

test('a reaction is announced to screen readers, and a card’s buttons copy and open a conversation', async () => {
  const [first] = (await company.owner.call(calls.getDeskConversations, { filter: { text: ana.phone } }))
    .data;
  const { data } = await company.owner.call(calls.getMessages, { conversation_id: first?._id ?? '' });
  await stage.server.simulator('react', {
    channel: first?.chip._id,
    phone: ana.phone,
    platform_message_id: data[0]?.platform_message_id,
    emoji: '👍',
  });
  await see(page.getByRole('status').filter({ hasText: 'Ana Chaves reagiu com 👍: Bom dia' }));
  await ana.write('BEGIN:VCARD\nFN:Célia Prado\nTEL;waid=5541988776655:+55 41 98877-6655\nEND:VCARD', {
    type: 'contact',
  });
  await page.getByRole('button', { name: 'Copiar telefone +55 (41) 98877-6655' }).click();
  await see(page.getByText('Texto copiado'));
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain('98877-6655');
  await page.getByRole('button', { name: /^Iniciar conversa com Célia Prado/ }).click();
  await see(page.getByRole('textbox', { name: 'Mensagem para +55 (41) 98877-6655' }));

  // The menu takes the focus, and Escape closes only the menu.
  await page.getByRole('button', { name: 'Mais ações' }).press('Enter');
  const focused = () => page.evaluate<string>('document.activeElement.textContent');
  await expect.poll(focused).toBe('Transferir para departamento');
  await press('Escape');
  await seeNo(page.getByRole('menu'));
  await see(desk.composer);
});

test('on a phone in the dark scheme, menu, contact sheet and palette are accessible', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Voltar para a lista' }).click();
  await desk.open('Ana Chaves');
  await see(desk.bubble('Alô?'));
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await see(page.getByRole('menuitem', { name: 'Marcar como respondida' }));
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Marcar como respondida' }).click();
  await see(page.getByText('Conversa atualizada'));
  await page.getByRole('button', { name: 'Dados do contato' }).click();
  const sheet = dialog('Dados do contato');
  await sheet.getByLabel('Nova anotação').fill('Prefere falar à tarde');
  await sheet.getByRole('button', { name: 'Anotar' }).click();
  await see(page.getByText('Anotações atualizadas'), sheet.getByText(/^Prefere/));
  await sheet.getByLabel('Nome', { exact: true }).fill('Ana da Padaria');
  await press('Enter');
  await see(page.getByText('Nome atualizado'), page.getByRole('heading', { name: 'Ana da Padaria' }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press('Escape');
  await seeNo(sheet);
  await press('Control+k');
  await page.keyboard.type('padaria');
  await see(page.locator('[role="dialog"] input:focus'));
  await expect.poll(() => page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('padaria');
  await see(page.getByRole('dialog').getByText('Ana da Padaria'));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press('Enter');
  await seeNo(page.getByRole('dialog'));
});

test('ten and more open conversations are shown as a nine with a plus', async () => {
  const { chip } = (await company.owner.call(calls.getDeskConversations, {})).data[0] ?? {};
  await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      newCustomer(stage.server.url, chip?._id ?? '', `Cliente ${number}`).write('Olá'),
    ),
  );
  const bell = page.getByRole('button', { name: /^Notificações/ });
  await see(bell.filter({ hasText: /: \d\d atendimentos humanos em andamento/ }).filter({ hasText: '9+' }));
  expect(complaintsOf(page)).toEqual([]);
});
