import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { sql } from '../../../server/src/platform/db/sql.ts';
import { expectAccessible, expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { deskOf } from '../../src/desk.ts';
import { viewports } from '../../src/open-page.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const minute = 60_000;

let stage: Stage;
let company: TestCompany;
let ana: Customer;

beforeAll(async () => {
  stage = await setStage({}, clock);
  company = await stage.server.createCompany();
  const { _id } = await company.addChannel({ name: 'vendas' });
  ana = newCustomer(stage.server.url, _id, 'Ana Souza');
});
afterAll(() => stage.stop());

test('an owner sets follow-ups with the keyboard; the desk shows the queue of a conversation, live, and stops it', async () => {
  const page = await stage.open(company.owner, '/auto-follow-ups');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const enabled = page.getByRole('switch', { name: 'Ativar auto follow-up' });
  await see(enabled);
  await enabled.focus();
  await press('Space', 'Tab', 'Tab', 'Space');
  await expect.poll(() => page.getByLabel('Atendimentos de pessoas').isChecked()).toBe(true);
  // The hours: equal ones mean the whole day.
  await press('Tab', 'Tab', 'ArrowDown');
  await see(page.getByRole('option', { name: '20:00' }));
  await press(...Array.from({ length: 12 }, () => 'ArrowUp'), 'Enter');
  await see(page.getByText('Horas iguais: o dia todo'));
  const first = page.getByRole('group', { name: '1ª mensagem' });
  await first.getByLabel('Mensagem', { exact: true }).fill(' ');
  const save = page.getByRole('button', { name: 'Salvar' });
  await save.click();
  await see(page.getByText('A mensagem é um campo necessário'));
  await first.getByLabel('Mensagem', { exact: true }).fill('Ainda aí, {primeiro_nome}?');
  await page.getByRole('switch', { name: 'Enviar a 2ª mensagem' }).focus();
  await press('Space', 'Tab', 'Tab', 'Tab');
  await page.keyboard.type('Posso ajudar?');
  await expectAccessibleInEveryLook(page, page.getByText('Como funciona'));
  await save.click();
  await see(page.getByText('Configurações atualizadas com sucesso!'));

  await ana.write('Quanto custa?');
  await page.goto(`${stage.server.url}/atendimento`);
  const desk = deskOf(page);
  await page.setViewportSize(viewports.wide);
  await desk.open('Ana Souza');
  await desk.answer('R$ 10');
  const panel = page.getByRole('complementary', { name: 'Dados do contato' });
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Dados do contato' }).click();
  await see(panel.getByText('1ª: Prevista para'), panel.getByText('2ª: 2 horas depois da 1ª'));
  await expectAccessible(page);
  ahead += 31 * minute;
  await ana.has('Ainda aí, Ana?');
  await see(panel.getByText('1ª: Enviada em'), panel.getByText('2ª: Prevista para'));
  await ana.write('Sim!');
  await see(panel.getByText('Nada na fila'));
  await desk.answer('Que bom');
  await see(panel.getByText('1ª: Prevista para'));
  await panel.getByRole('button', { name: 'Desativar auto follow-up' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
  await see(panel.getByText('Desativados neste atendimento.'));
  await seeNo(panel.getByText('1ª: Prevista para'));

  await stage.server.runtime.database.acrossAccounts.run(
    sql`update accounts set max_channels = 1 where id = ${company.account_id}`,
  );
  await page.goto(`${stage.server.url}/auto-follow-ups`);
  await see(page.getByText('Faça o upgrade para o Plano Profissional.', { exact: false }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
