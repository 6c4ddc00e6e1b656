import { calls } from '@prosa/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { choose } from '../../src/form.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let paula: Customer;

/** The clock of the product, which the story sets forward. */
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
const zone = 'America/Sao_Paulo';
/** A moment some minutes from now, as people of the company read it. */
const local = (minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000).toLocaleString('sv-SE', { timeZone: zone });

beforeAll(async () => {
  stage = await setStage({}, clock);
  company = await stage.server.createCompany();
  const { _id } = await company.addChannel({ name: 'vendas' });
  paula = newCustomer(stage.server.url, _id, 'Paula Reis');
});
afterAll(() => stage.stop());

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a weekly reminder is made and changed by keyboard, found by its day, and deleted', async () => {
  const page = await stage.open(company.owner, '/agendamento');
  await see(
    page.getByText('Nenhum agendamento', { exact: true }),
    page.getByText('até 6 horas depois', { exact: false }),
  );
  await page.getByRole('button', { name: 'Novo agendamento' }).first().press('Enter');
  const dialog = dialogOf(page, 'Novo agendamento');
  await dialog.getByRole('button', { name: 'Agendar' }).press('Enter');
  await see(
    dialog.getByText('Número de destino necessário'),
    dialog.getByText('Data e hora do agendamento necessárias'),
    dialog.getByText('Texto da mensagem necessário'),
  );
  await page.keyboard.press('Shift+Tab');
  await dialog.getByLabel('Número de destino').fill('41987651234');
  const day = local(2 * 24 * 60).slice(0, 10);
  await dialog.getByLabel('Data', { exact: true }).fill(day);
  await dialog.getByLabel('Hora').fill('09:30');
  await choose(dialog, 'Repetição', 'Por mês');
  await dialog.getByLabel('Texto da mensagem').fill('Sua mensalidade vence hoje. '.repeat(5));
  await expectAccessibleInEveryLook(page, dialog.getByText('Abrir conversa para mim'));
  await dialog.getByLabel('Texto da mensagem').press('Control+Enter');
  await see(page.getByText('Agendamento cadastrado com sucesso.'));
  await seeNo(dialog);
  const row = rowOf(page, '+55 (41) 98765-1234');
  await see(row.getByText('Todo mês'), row.getByText('…'), row.getByText('Agendado'));
  await expectAccessibleInEveryLook(page, row.getByText('Todo mês'));
  const shown = day.split('-').toReversed().join('/');
  await page.getByRole('button', { name: /: 1 agendado$/ }).press('Enter');
  await see(page.getByRole('button', { name: `Mostrar todos os dias em vez de ${shown}` }), row);
  await row.getByRole('button', { name: /^Editar/ }).press('Enter');
  const editing = dialogOf(page, 'Editar agendamento');
  await editing.getByLabel('Texto da mensagem').fill('Vence amanhã.');
  await editing.getByRole('button', { name: 'Salvar' }).press('Enter');
  await see(row.getByText('Vence amanhã.'));
  await row.getByRole('button', { name: /^Apagar/ }).press('Enter');
  await dialogOf(page, 'Apagar agendamento').getByRole('button', { name: 'Apagar' }).press('Enter');
  await see(page.getByText('Nada aqui'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('what stands in the composer is scheduled at the desk, leaves at its minute, and the screen follows', async () => {
  await paula.write('Podem me lembrar mais tarde?');
  const page = await stage.open(company.owner, '/atendimento');
  await page.getByText('Podem me lembrar mais tarde?').first().click();
  const composer = page.getByRole('textbox', { name: 'Mensagem' });
  await composer.fill('Passando para lembrar, ');
  await page.getByRole('button', { name: 'Agendar mensagem' }).click();
  const dialog = dialogOf(page, 'Agendar para');
  await dialog.getByLabel('Data', { exact: true }).fill(local(5).slice(0, 10));
  await dialog.getByLabel('Hora').fill(local(5).slice(11, 16));
  await dialog.getByLabel('Texto da mensagem').press('End');
  await dialog.getByRole('button', { name: '{primeiro_nome}' }).press('Enter');
  const preview = dialog.getByRole('region', { name: 'Prévia' });
  await expectAccessibleInEveryLook(page, preview.getByText('Passando para lembrar, Paula'));
  await dialog.getByRole('button', { name: 'Agendar' }).click();
  await see(page.getByText('Agendamento cadastrado com sucesso.'));
  await expect.poll(() => composer.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Agendar mensagem' }).click();
  await expectAccessibleInEveryLook(page, dialog.getByText('Já agendados para este contato'));
  await page.keyboard.press('Escape');
  await page.goto(new URL('/agendamento', page.url()).href);
  await see(rowOf(page, 'Passando para lembrar, {primeiro_nome}').getByText('Agendado'));
  clock.ahead = 6 * 60_000;
  expect(await paula.has('Passando para lembrar, Paula')).toBe(1);
  await page.getByText('Enviados', { exact: true }).click();
  await see(rowOf(page, 'Passando para lembrar, {primeiro_nome}').getByText('Enviado'));
  const { data } = await company.owner.call(calls.getScheduledMessages, { query: 'Paula' });
  expect(data).toMatchObject([{ status: 'sent', contact: { name: 'Paula Reis' } }]);
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
