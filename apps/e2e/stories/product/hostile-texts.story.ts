import { calls, type Conversation } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import type { TestPerson } from '../../../server/src/testing/test-person.ts';
import { newCustomer } from '../../src/customer.ts';
import { see } from '../../src/see.ts';
import { setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let owner: TestPerson;
let conversation: Conversation;
/** A page that counts what its policy had to stop. */
let page: Page;

/** Runs in a page that takes the text for markup, wherever in the markup it is. */
const attack = `"'><img src=x onerror=__ran=1><svg onload=__ran=1><script>__ran=1</script>`;
const short = '<img src=x onerror=__ran=1>';
const link = 'javascript:__ran=1';
const page64 = Buffer.from('<script>__ran=1</script>').toString('base64');

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  owner = company.owner;
  const chip = await company.addChannel({ name: 'vendas' });
  const customer = newCustomer(stage.server.url, chip._id, `Apelido ${short}`);
  const first = await customer.write(`Texto ${attack} ${link} https://x.test/"onclick="__ran=1`);
  conversation = await eventually(
    async () => (await owner.call(calls.getDeskConversations, { filter: { text: customer.phone } })).data[0],
  );
  await customer.write(`Resposta ${attack}`, { reply_to: first });
  await customer.write('', {
    type: 'document',
    media_url: `data:text/html;base64,${page64}`,
    file_name: `Arquivo ${short}.html`,
  });
  await customer.write(`BEGIN:VCARD\nVERSION:3.0\nFN:Cartão ${short}\nTEL:+5541999990000\nEND:VCARD`, {
    type: 'contact',
  });
  await customer.write(
    JSON.stringify({ latitude: -25.4, longitude: -49.2, name: `Lugar ${short}`, address: short }),
    { type: 'location' },
  );
  await furnish();
  page = await openWatched();
});
afterAll(() => stage.stop());

/** Puts the same text into everything that people of the company write. */
async function furnish(): Promise<void> {
  const { _id: conversation_id, contact } = conversation;
  const { _id: tag } = await owner.call(calls.saveTag, { name: `Tag ${short}` });
  await owner.call(calls.changeContactTags, { contact: { _id: contact._id, tags: [tag] } });
  await owner.call(calls.changeContactAnnotations, {
    contact: { _id: contact._id, annotations: [{ text: `Nota ${attack}` }] },
  });
  await owner.call(calls.changeContactData, {
    contact: { _id: contact._id, data: [{ name: `Campo ${short}`, value: `Valor ${attack}` }] },
  });
  await owner.call(calls.saveQuickMessage, { shortcut: 'oi', message: `Pronta ${attack}` });
  await company.addPerson({ user_role: 'manager' });
  await owner.call(calls.saveDepartment, { name: `Setor ${short}`, description: attack });
  await owner.call(calls.createSystemMessage, { conversation_id, message: `Sistema ${attack}` });
  await owner.call(calls.updateUser, { user: { _id: owner.user._id, name: `Pessoa ${short}` } });
  await owner.call(calls.sendMessage, { conversation_id, text: `Enviada ${attack}` });
}

/** Returns scripts that ran, what the page's policy had to stop, and what the console says. */
async function harm(page: Page): Promise<unknown> {
  const ran = await page.evaluate('globalThis.__ran ?? 0');
  const stopped = await page.evaluate('globalThis.__stopped ?? 0');
  return { ran, stopped, complaints: complaintsOf(page) };
}

const none = { ran: 0, stopped: 0, complaints: [] };

async function openWatched(): Promise<Page> {
  const page = await stage.open(owner, '/meu-perfil');
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', () => (globalThis.__stopped = (globalThis.__stopped ?? 0) + 1))`,
  );
  page.on('dialog', () => expect.unreachable('a dialog was opened by a text'));
  return page;
}

test('texts that would run as markup are shown as texts on the desk', async () => {
  await page.goto(`/atendimento?conversa=${conversation._id}`);
  const thread = page.getByRole('region', { name: /^Conversa com/ });
  for (const text of ['Texto', 'Resposta', 'Arquivo', 'Cartão', 'Lugar', 'Sistema', 'Enviada'])
    await see(thread.getByText(`${text} `).first());
  await see(page.getByText(`Tag ${short}`).first(), page.getByText(`Apelido ${short}`).first());
  expect(await thread.locator(`a[href^="javascript"]`).count()).toBe(0);
  expect(await harm(page)).toEqual(none);
});

test.each([
  ['/tags', 'Tag '],
  ['/departamentos', 'Setor '],
  ['/mensagens-rapidas', 'Pronta '],
  ['/equipe', 'Pessoa '],
  ['/', 'Apelido '],
])('texts that would run as markup are shown as texts on %s', async (path, text) => {
  await page.goto(path);
  await see(page.getByText(text).first());
  expect(await harm(page)).toEqual(none);
});

test('texts that would run as markup are shown as texts in the drawer of a contact', async () => {
  await page.goto('/contatos');
  await page.getByRole('cell').filter({ hasText: 'Apelido' }).first().click();
  const drawer = page.getByRole('dialog');
  await see(drawer.getByText('Nota ').first());
  expect(await harm(page)).toEqual(none);
});

test('a page or drawing from a customer is only ever offered for download', async () => {
  const { data } = await owner.call(calls.getMessages, { conversation_id: conversation._id, limit: 100 });
  const sent = await eventually(() => data.find(({ file_name }) => file_name?.startsWith('Arquivo')));
  const { headers } = await fetch(new URL(sent.media_url ?? '', stage.server.url));
  expect(headers.get('content-disposition')).toMatch(/^attachment/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-type')).not.toMatch(/html|svg|xml/);
});

test('the check itself notices such a text where a page takes it for markup', async () => {
  await page.goto('about:blank');
  await page.setContent(short);
  expect(await eventually(() => page.evaluate('globalThis.__ran'))).toBe(1);
});
