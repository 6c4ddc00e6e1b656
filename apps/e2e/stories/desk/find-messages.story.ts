import { calls } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../server/src/testing/eventually.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible } from '../../src/accessible.ts';
import { newCustomer } from '../../src/customer.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';

let stage: Stage;
let company: TestCompany;

const many = 40;
const found = async (text: string) => (await company.owner.call(calls.findMessages, { text })).data;

/** A customer asks for something, writes much after it, and is answered or not. */
async function talk(channel: string, { name, ends }: { name: string; ends: boolean }) {
  const customer = newCustomer(stage.server.url, channel, name);
  await customer.write(`Tem jabuticaba em calda? Sou ${name}`);
  for (let line = 1; line <= many; line += 1) await customer.write(`linha ${line} de ${name}`);
  const filter = { text: customer.phone };
  const one = await eventually(
    async () => (await company.owner.call(calls.getDeskConversations, { filter })).data[0],
  );
  if (ends) await company.owner.call(calls.finishConversation, { conversation_id: one._id });
}

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  const { _id: channel } = await company.addChannel({ name: 'vendas' });
  await talk(channel, { name: 'Bento Reis', ends: true });
  await talk(channel, { name: 'Dora Pires', ends: false });
  await company.owner.call(calls.saveQuickMessage, { shortcut: 'jabu', message: 'A jabuticaba acabou' });
  await company.owner.call(calls.createContact, { name: 'Jaburu Comércio', phone: '5541991234567' });
  await eventually(async () => (await found('jabuticaba')).length === 2);
});
afterAll(() => stage.stop());

const palette = (page: Page) => page.getByRole('dialog', { name: 'Paleta de comandos' });

async function search(page: Page, text: string) {
  await see(page.getByRole('searchbox').first());
  await page.keyboard.press('Control+k');
  await see(palette(page).getByRole('textbox'));
  await page.keyboard.type(text);
}

test.for([
  ['Bento Reis', '/conversas'],
  ['Dora Pires', '/atendimento'],
] as const)('what %s said is found by a word and opened where it stands', async ([name, path]) => {
  const page = await stage.open(company.owner, '/contatos');
  await search(page, 'JABUTICABA');
  const line = palette(page).getByText(name, { exact: true });
  await see(line);
  await see(palette(page).locator('mark', { hasText: 'jabuticaba' }).first());
  await expectAccessible(page);
  await line.click();
  const bubble = page.getByText(`Tem jabuticaba em calda? Sou ${name}`).first();
  await see(bubble);
  // The first of forty messages is in view, not the newest.
  const isInView = () =>
    bubble.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(isInView, { timeout: 40_000 }).toBe(true);
  expect(new URL(page.url()).pathname).toBe(path);
  await leave(page);
});

test('contacts and quick messages are found beside them, and Enter opens the first', async () => {
  const page = await stage.open(company.owner, '/conversas');
  await search(page, 'jabu');
  await see(palette(page).getByText('/jabu', { exact: true }));
  await see(palette(page).getByText('Mensagens', { exact: true }).or(palette(page).locator('mark').first()));
  await see(palette(page).getByText('Jaburu Comércio'));
  await page.keyboard.press('Enter');
  await see(page.getByRole('dialog', { name: 'Contato' }).getByText('Jaburu Comércio'));
  await page.reload();
  await see(page.getByRole('dialog', { name: 'Contato' }).getByText('Jaburu Comércio'));
  await page.keyboard.press('Escape');
  await seeNo(page.getByRole('dialog', { name: 'Contato' }));
  expect(new URL(page.url()).search).toBe('');
  await leave(page);
});
