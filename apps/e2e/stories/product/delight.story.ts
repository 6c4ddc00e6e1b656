import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callSimulator } from '../../../server/src/testing/call-simulator.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessible, expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { newCustomer } from '../../src/customer.ts';
import { deskOf, type Desk } from '../../src/desk.ts';
import { holdBack } from '../../src/hold-back.ts';
import { see, seeNo } from '../../src/see.ts';
import { setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let channel: string;
let page: Page;
let desk: Desk;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  channel = (await company.addChannel())._id;
  page = await stage.open(company.owner, '/atendimento');
  desk = deskOf(page);
});
afterAll(() => stage.stop());

const place = '-25.430556,-49.258611\nMercado Municipal\nAv. Sete de Setembro, 1865';
const card = 'BEGIN:VCARD\nFN:Beatriz Prado\nTEL;waid=5541988776655:+55 41 98877-6655\nEND:VCARD';

/** Opens the conversation of a new customer. */
async function openTalk(name: string) {
  const customer = newCustomer(stage.server.url, channel, name);
  const first = await customer.write('Vou querer duas');
  await desk.open(name);
  await see(desk.bubble('Vou querer duas'));
  const react = (emoji: string) =>
    callSimulator(stage.server.url, 'react', {
      channel,
      phone: customer.phone,
      platform_message_id: first,
      emoji,
    });
  return { customer, react };
}

test('a reaction appears on the visible bubble, and goes away again', async () => {
  const { react } = await openTalk('Ana Reis');
  await react('👍');
  await see(page.getByRole('img', { name: 'Ana Reis reagiu com 👍' }));
  await react('');
  await seeNo(page.getByRole('img', { name: /reagiu com/ }));
  expect(complaintsOf(page)).toEqual([]);
});

test('an emoji found by its Portuguese name goes to the caret', async () => {
  const { customer } = await openTalk('Bruno Melo');
  await desk.composer.fill('Obrigado !');
  await desk.composer.press('ArrowLeft');
  await page.getByRole('button', { name: 'Emojis' }).click();
  await page.getByRole('combobox', { name: 'Procurar' }).fill('coração vermelho');
  await page
    .getByRole('option', { name: /coração vermelho/ })
    .first()
    .click();
  await expect.poll(() => desk.composer.inputValue()).toMatch(/^Obrigado ❤\uFE0F?!$/u);
  await page.keyboard.press('Escape');
  await seeNo(page.getByRole('combobox', { name: 'Procurar' }));
  await desk.composer.press('Enter');
  await expect.poll(async () => (await customer.inbox()).length, { timeout: 40_000 }).toBe(1);
  expect(complaintsOf(page)).toEqual([]);
});

test('Ctrl-K opens a conversation by keyboard alone', async () => {
  await openTalk('Carla Nunes');
  await newCustomer(stage.server.url, channel, 'Zélia Antunes').write('Tem bolo de fubá?');
  await see(desk.row('Zélia Antunes'));
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Paleta de comandos' });
  await see(palette.getByRole('textbox'));
  await page.keyboard.type('zelia');
  await see(palette.getByText('Zélia Antunes'));
  // The contact may be found before the conversation, which takes its place.
  await seeNo(palette.getByText('Buscando…'));
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await see(desk.bubble('Tem bolo de fubá?'));
  await seeNo(palette);
  // Enter before the answer comes takes the best match once it is here.
  const release = await holdBack(page, '**/api/**', 'carla');
  await page.keyboard.press('Control+k');
  // Text that comes at once is no key, which the palette would take before its field has the focus.
  await see(palette.locator('input:focus'));
  // At once: letter by letter, a slow machine would ask for 'carl' before.
  await page.keyboard.insertText('carla');
  await page.keyboard.press('Enter');
  await see(palette.getByText('Buscando…'));
  release();
  await see(page.getByRole('region', { name: 'Conversa com Carla Nunes' }));
  expect(complaintsOf(page)).toEqual([]);
});

test('the palette does not open over a dialog, but again while it fades out', async () => {
  const palette = page.getByRole('dialog', { name: 'Paleta de comandos' });
  await desk.act('Passar para um colega');
  const dialog = page.getByRole('dialog', { name: 'Passar para um colega' });
  await see(dialog);
  await page.keyboard.press('Control+k');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await seeNo(dialog);
  expect(await palette.isVisible()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (let openings = 0; openings < 2; openings += 1) {
    await page.keyboard.press('Control+k');
    // Only one that stays stands still.
    await palette.getByRole('textbox').click();
    await page.keyboard.press('Escape');
  }
  await seeNo(palette);
});

test('an audio is recorded, heard and sent as a voice note', async () => {
  const { customer } = await openTalk('Davi Rocha');
  await page.getByRole('button', { name: 'Gravar áudio' }).click();
  await see(page.getByRole('timer', { name: 'Tempo de gravação' }));
  await see(page.getByRole('timer').filter({ hasText: /0:(0[1-9]|[1-5]\d)/ }));
  await page.getByRole('button', { name: 'Parar' }).click();
  await see(page.getByLabel('Prévia do áudio'));
  await page.getByRole('button', { name: 'Enviar áudio' }).click();
  await seeNo(page.getByRole('group', { name: 'Gravação de áudio' }));
  await expect.poll(async () => (await customer.inbox()).length, { timeout: 40_000 }).toBe(1);
  const [note] = await customer.inbox();
  expect(note).toMatchObject({ type: 'audio', voice: true });
  const file = await fetch(note?.media_url ?? '');
  const bytes = Buffer.from(await file.arrayBuffer());
  expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 28, 36)]).toEqual(['OggS', 'OpusHead']);
  await see(desk.thread.getByRole('group', { name: 'Mensagem de voz' }));
  expect(complaintsOf(page)).toEqual([]);
});

test('places, cards, reactions and emojis are accessible', async () => {
  const { customer, react } = await openTalk('Elisa Prado');
  await react('❤️');
  await customer.write(place, { type: 'location' });
  await customer.write(card, { type: 'contact' });
  await see(page.getByRole('button', { name: /Iniciar conversa com Beatriz Prado/ }));
  await expectAccessibleInEveryLook(page, page.getByRole('link', { name: 'Abrir no mapa' }));
  await page.getByRole('button', { name: 'Emojis' }).click();
  await expectAccessibleInEveryLook(page, page.getByRole('combobox', { name: 'Procurar' }));
  expect(complaintsOf(page)).toEqual([]);
});
