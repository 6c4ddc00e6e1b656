import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { deskOf, type Desk } from '../../src/desk.ts';
import { phoneOf, type Phone } from '../../src/phone.ts';
import { see } from '../../src/see.ts';
import { setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let page: Page;
let phone: Phone;
let desk: Desk;

beforeAll(async () => {
  stage = await setStage();
  const company = await stage.server.createCompany();
  await company.addChannel();
  page = await stage.open(null, '/simulador');
  phone = phoneOf(page);
  desk = deskOf(await stage.open(company.owner, '/atendimento'));
});
afterAll(() => stage.stop());

test('the simulator plays a customer: text and files arrive at the desk, and the answer on the phone', async () => {
  await phone.become('Otávio Brito');
  await phone.write('Boa tarde!');
  await desk.open('Otávio Brito');
  await see(desk.bubble('Boa tarde!'));
  for (const kind of ['Imagem', 'Áudio', 'Mensagem de voz', 'Documento', 'Localização', 'Contato']) {
    await page.getByRole('button', { name: kind, exact: true }).click();
  }
  await see(
    desk.thread.locator('li img'),
    desk.thread.getByRole('group', { name: 'Áudio' }),
    desk.thread.getByRole('group', { name: 'Mensagem de voz' }),
    desk.thread.locator('li a[download]'),
    desk.thread.getByRole('link', { name: 'Abrir no mapa' }),
    desk.thread.getByRole('group', { name: 'Contato: Beatriz Prado' }),
  );
  await desk.answer('Recebi os três, obrigada');
  await see(phone.region.getByText('Recebi os três, obrigada'));
  await phone.region.getByRole('button', { name: 'Opções da mensagem' }).last().click();
  await page.getByRole('menuitem', { name: '👍' }).click();
  await see(desk.bubble('Recebi os três').getByRole('img', { name: 'Otávio Brito reagiu com 👍' }));
  await page.getByRole('button', { name: 'Lida' }).click();
  await see(desk.bubble('Recebi os três').getByRole('img', { name: 'Lida' }));
  expect(await desk.bubble('Boa tarde!').count()).toBe(1);
});

test('a customer edits a message: the desk says so, shows the first text on a press, and keeps quotes', async () => {
  await phone.write('Entrega na Rua das Flores, 12');
  const bubble = desk.bubble(/^Otávio Brito:.*Rua das/);
  await bubble.getByRole('button', { name: 'Responder' }).click();
  await desk.answer('Anotado o endereço');
  const own = phone.region.locator('[data-own]').filter({ hasText: 'Rua das Flores' });
  await own.getByRole('button', { name: 'Opções da mensagem' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Editar' }).press('Enter');
  const field = phone.region.getByLabel('Novo texto da mensagem');
  await see(field.and(page.locator(':focus')));
  await field.fill('Entrega na Rua das Palmeiras, 12');
  await field.press('Enter');
  await see(
    phone.region.getByText('Editada'),
    phone.region.getByLabel('Mensagem do cliente').and(page.locator(':focus')),
  );
  await see(bubble.getByText('Entrega na Rua das Palmeiras, 12'));
  await see(desk.row('Otávio Brito').getByText('Anotado o endereço'));
  await bubble.getByRole('button', { name: 'Editada' }).press('Enter');
  const first = desk.page.getByRole('dialog', { name: 'Editada' });
  await see(first.getByText('Entrega na Rua das Flores, 12'));
  await expectAccessibleInEveryLook(desk.page, first);
  await desk.page.keyboard.press('Escape');
  await see(bubble.getByRole('button', { name: 'Editada' }).and(desk.page.locator(':focus')));
  const quote = desk.bubble('Anotado o endereço').getByTitle('Ir para a mensagem citada');
  await expect.poll(() => quote.innerText()).toContain('Rua das Flores');
});

test('simulated customers write automatically while the switch is on', async () => {
  await page.clock.install();
  await page.getByRole('switch', { name: 'Clientes escrevem sozinhos' }).click();
  await page.clock.runFor(10_000);
  await see(desk.row(/Marina Duarte|João Pedro Rocha|Cláudia Menezes|Rodrigo Tavares|Simone Cavalcanti/));
  await page.getByRole('switch', { name: 'Clientes escrevem sozinhos' }).click();
  expect(complaintsOf(page)).toEqual([]);
  expect(complaintsOf(desk.page)).toEqual([]);
});
