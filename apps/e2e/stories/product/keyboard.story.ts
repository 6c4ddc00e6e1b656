import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPassword, type TestCompany } from '../../../server/src/testing/test-company.ts';
import { newCustomer } from '../../src/customer.ts';
import { deskOf } from '../../src/desk.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let channel: string;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  channel = (await company.addChannel())._id;
});
afterAll(() => stage.stop());

/** Presses a key, for instance Tab, until something with this name has the focus. */
async function pressTo(page: Page, { key, name }: { key: string; name: string }): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    const focused = page.locator('a:focus, button:focus');
    if (await focused.filter({ hasText: name }).count()) return;
  }
  throw new Error(`40 times ${key} did not lead to "${name}"`);
}

/** Signs in by keyboard alone and lands on the desk. */
async function enter(): Promise<Page> {
  const page = await stage.open(null, '/atendimento');
  await see(page.getByRole('heading', { name: 'Entrar' }));
  await page.keyboard.type(company.owner.user.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(testPassword);
  await page.keyboard.press('Enter');
  await see(page.getByRole('heading', { name: 'Atendimento', level: 1 }));
  return page;
}

test('from the login to a finished conversation with Tab, Enter and the arrows', async () => {
  const helena = newCustomer(stage.server.url, channel, 'Helena Dias');
  await helena.write('Vocês entregam hoje?');
  const page = await enter();
  const desk = deskOf(page);
  await see(desk.row('Helena Dias'));
  await pressTo(page, { key: 'Tab', name: 'Vocês entregam hoje?' });
  await page.keyboard.press('Enter');
  await see(desk.composer);
  await page.keyboard.type('Entregamos até as 18h.');
  await page.keyboard.press('Enter');
  expect(await helena.has('Entregamos até as 18h.')).toBe(1);
  await pressTo(page, { key: 'Shift+Tab', name: 'Finalizar' });
  await page.keyboard.press('Enter');
  await seeNo(desk.row('Helena Dias'), desk.thread);
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test("the desk's own keys lead from the list to a finished conversation", async () => {
  const igor = newCustomer(stage.server.url, channel, 'Igor Sales');
  await igor.write('Tem estacionamento?');
  const page = await enter();
  const desk = deskOf(page);
  await see(desk.row('Igor Sales'));
  await page.keyboard.press('?');
  await see(page.getByRole('dialog').getByText('Assumir atendimento'));
  await page.keyboard.press('Escape');
  await seeNo(page.getByRole('dialog'));
  await page.keyboard.press('j');
  await see(desk.bubble('Tem estacionamento?'));
  await page.keyboard.press('a');
  await see(page.getByText('Com você'));
  await page.keyboard.press('r');
  await page.keyboard.type('Temos, na rua de trás.');
  await page.keyboard.press('Enter');
  expect(await igor.has('Temos, na rua de trás.')).toBe(1);
  await page.keyboard.press('Escape');
  await see(desk.composer);
  await page.keyboard.press('Escape');
  await seeNo(desk.composer);
  await page.keyboard.press('j');
  await see(desk.thread);
  await page.keyboard.press('e');
  await seeNo(desk.row('Igor Sales'), desk.thread);
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('the Tab key held down runs through the desk', async () => {
  const page = await enter();
  const first = page.getByRole('link', { name: 'Atendimento' }).first();
  await first.focus();
  await page.keyboard.press('Tab');
  await see(page.getByRole('tooltip'));
  await Promise.all(Array.from({ length: 300 }, () => page.keyboard.press('Tab')));
  await first.focus();
  await page.keyboard.press('Tab');
  await see(page.getByRole('tooltip'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
