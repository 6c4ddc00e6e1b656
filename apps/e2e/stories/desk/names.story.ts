import { calls } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { newCustomer } from '../../src/customer.ts';
import { deskOf } from '../../src/desk.ts';
import { misplaced } from '../../src/layout.ts';
import { see } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;

const names = {
  short: 'Ana Lima',
  long: `Wal${'w'.repeat(197)}`,
  /** Direction marks that are opened and never closed, before right-to-left text. */
  turned: '\u202Eavon \u2067דנה כהן',
  arabic: 'محمد\u200F عبد الله',
};
type Kind = keyof typeof names;
const talks = {} as Record<Kind, string>;

const conversationOf = (phone: string) =>
  eventually(
    async () => (await company.owner.call(calls.getDeskConversations, { filter: { text: phone } })).data[0],
  );

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  const { owner } = company;
  const { _id: channel } = await company.addChannel({ name: 'vendas' });
  const tag = await owner.call(calls.saveTag, { name: 'Cliente antigo', color: '#C2185B' });
  for (const [kind, name] of Object.entries(names)) {
    const customer = newCustomer(stage.server.url, channel, name);
    await customer.write('Olá, tudo bem?');
    const { _id: conversation_id, contact } = await conversationOf(customer.phone);
    talks[kind as Kind] = conversation_id;
    await owner.call(calls.changeContactTags, { contact: { _id: contact._id, tags: [tag._id] } });
    const annotations = [{ text: 'Prefere falar à tarde' }];
    await owner.call(calls.changeContactAnnotations, { contact: { _id: contact._id, annotations } });
    await owner.call(calls.createSystemMessage, { conversation_id, message: 'Nota da equipe' });
    const former = newCustomer(stage.server.url, channel, name);
    await former.write('Até logo');
    const finished = await conversationOf(former.phone);
    await owner.call(calls.finishConversation, { conversation_id: finished._id });
  }
  const colleague = await company.addPerson({ user_role: 'manager' });
  const named = { ...colleague.user, name: names.turned };
  await owner.call(calls.updateUser, { user: named });
  await colleague.call(calls.setManual, { conversation_id: talks.turned });
  await colleague.call(calls.sendMessage, { conversation_id: talks.turned, text: 'Bom dia' });
  await owner.call(calls.updateUser, { user: { _id: owner.user._id, name: names.long.slice(0, 100) } });
});
afterAll(() => stage.stop());

/** Returns how wide the visible part of the name is in the header of the thread, and in the composer. */
async function widths(page: Page): Promise<{ name: number; composer: number }> {
  const head = page.getByRole('region', { name: 'Conversa', exact: true }).getByRole('heading', { level: 2 });
  await see(head);
  const room = await head.evaluate((element) => {
    const around = element.closest('header')?.getBoundingClientRect();
    const box = (element.parentElement ?? element).getBoundingClientRect();
    return Math.min(box.right, around?.right ?? 0) - box.left;
  });
  const composer = await deskOf(page).composer.evaluate(
    (element) => element.closest('form')?.getBoundingClientRect().width ?? 0,
  );
  return { name: room, composer };
}

test.each([
  [1280, 720],
  [1366, 768],
  [1440, 900],
])('at %i × %i the header keeps the name and the composer its room, with any name', async (width, height) => {
  const page = await stage.open(company.owner, '/meu-perfil');
  await page.setViewportSize({ width, height });
  await page.evaluate(() => {
    for (const key of ['drawer_rail', 'drawer_rail_small']) localStorage.setItem(`prosa.${key}`, 'false');
    localStorage.setItem('prosa.desk_panel', 'true');
  });
  for (const kind of Object.keys(names) as Kind[]) {
    await page.goto(`/atendimento?conversa=${talks[kind]}`);
    await see(deskOf(page).bubble('Olá, tudo bem?'), page.getByRole('button', { name: 'Recolher menu' }));
    const { name, composer } = await widths(page);
    expect(name).toBeGreaterThanOrEqual(120);
    expect(composer).toBeGreaterThanOrEqual(420);
    expect(await misplaced(page)).toEqual([]);
  }
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('a small window folds menu and panel; both open on demand, and a large window keeps its own state', async () => {
  const page = await stage.open(company.owner, `/atendimento?conversa=${talks.short}`);
  await see(page.getByRole('button', { name: 'Expandir menu' }));
  await page.setViewportSize({ width: 1600, height: 900 });
  const panel = page.getByRole('complementary', { name: 'Dados do contato' });
  await see(panel, page.getByRole('button', { name: 'Recolher menu' }));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Expandir menu' }).click();
  await page.getByRole('button', { name: 'Dados do contato' }).click();
  await see(page.getByRole('dialog').getByText('Número de entrada'));
  expect(await misplaced(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar dados do contato' }).click();
  await page.getByRole('button', { name: 'Recolher menu' }).click();
  await see(panel);
  await page.setViewportSize({ width: 1600, height: 900 });
  await see(panel, page.getByRole('button', { name: 'Recolher menu' }));
  await leave(page);
});

test.each(['Transferir para departamento', 'Editar tags', 'Editar nome'])(
  'names stay inside and turn nothing around in the dialog %s',
  async (entry) => {
    const page = await stage.open(company.owner, `/atendimento?conversa=${talks.turned}`);
    for (const kind of ['turned', 'long'] as const) {
      await page.goto(`/atendimento?conversa=${talks[kind]}`);
      await see(deskOf(page).bubble('Olá, tudo bem?'));
      await deskOf(page).act(entry);
      await see(page.getByRole('dialog').getByText(/^(Cancelar|Fechar)$/));
      expect(await misplaced(page)).toEqual([]);
    }
    await leave(page);
  },
);

test.each([
  ['/', 'Últimos contatos'],
  ['/conversas', 'Walw'],
  ['/contatos', 'Cliente antigo'],
  ['/equipe', 'Gerente'],
  ['/meu-perfil', 'Senha atual'],
  ['/simulador', 'Provocar'],
])('names stay inside and turn nothing around on %s', async (path, text) => {
  const page = await stage.open(company.owner, path);
  await see(page.getByText(text).first());
  expect(await misplaced(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await misplaced(page)).toEqual([]);
  await leave(page);
});

test('names stay inside and turn nothing around in a drawer, a read conversation and the palette', async () => {
  const page = await stage.open(company.owner, '/contatos');
  for (const name of ['avon', 'Wal']) {
    // Of the two contacts with this name, the older one has an annotation.
    await page.getByRole('cell').filter({ hasText: name }).last().click();
    await see(page.getByRole('dialog').getByText('Prefere falar à tarde'));
    expect(await misplaced(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.goto(`/conversas`);
  await page.getByRole('button', { name: /^Ver conversa com avon/ }).click();
  await see(page.getByRole('dialog').getByText('Até logo'));
  expect(await misplaced(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  for (const [text, name] of [
    ['avon', /דנה/],
    ['Walw', /^Walw/],
  ] as const) {
    await page.getByRole('textbox', { name: /^Buscar telas/ }).fill(text);
    await see(page.getByRole('dialog').getByText(name).first());
    expect(await misplaced(page)).toEqual([]);
  }
  await leave(page);
});

test('the check itself finds a name that turns its text around and a box that reaches out', async () => {
  const page = await stage.open(null, '/login');
  await page.goto('about:blank');
  await page.setContent('<p><b>דנה</b> (12) 3</p><p>\u202Eavon</p><p style="width:5000px;height:9px">x</p>');
  const found = (await misplaced(page)).join('\n');
  for (const kind of ['turns the text', 'out of the window', 'stands before the name'])
    expect(found).toContain(kind);
  await leave(page);
});
