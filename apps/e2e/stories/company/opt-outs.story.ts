import { calls } from '@prosa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdSends } from '../../../server/src/areas/sending/index.ts';
import { sql } from '../../../server/src/platform/db/sql.ts';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { newCustomer, type Customer } from '../../src/customer.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let company: TestCompany;
let teresa: Customer;
let bento: Customer;

beforeAll(async () => {
  stage = await setStage();
  company = await stage.server.createCompany();
  const { _id } = await company.addChannel({ name: 'vendas' });
  teresa = newCustomer(stage.server.url, _id, 'Teresa Novaes');
  bento = newCustomer(stage.server.url, _id, 'Bento Prado');
});
afterAll(() => stage.stop());

test('the suppression list fills by itself, asks in doubt, and is changed by leaders', async () => {
  const page = await stage.open(company.owner, '/lista-de-nao-envio');
  await see(page.getByText('Ninguém pediu para não receber'));
  await teresa.write('Por favor, parem de me mandar mensagem');
  await bento.write('não quero mais');
  await see(
    page.getByRole('cell').filter({ hasText: 'Teresa Novaes' }),
    page.getByText('“Por favor, parem de me mandar mensagem”'),
    page.getByRole('link', { name: 'Ver conversa com Teresa Novaes' }),
  );
  await expectAccessibleInEveryLook(page, page.getByRole('cell').filter({ hasText: 'Teresa Novaes' }));
  await page.getByText('A confirmar').click();
  await page.getByRole('button', { name: 'Confirmar pedido de Bento Prado' }).click();
  await see(page.getByText('Nada a confirmar'));
  await page.getByText('Não recebem').click();
  await page.getByRole('button', { name: 'Retirar Teresa Novaes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await see(page.getByRole('cell').filter({ hasText: 'Bento Prado' }));
  await seeNo(page.getByRole('cell').filter({ hasText: 'Teresa Novaes' }));
  await page.getByText('Retirados').click();
  await see(page.getByText('Retirado em', { exact: false }));
  await page.getByRole('button', { name: 'Adicionar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await see(dialog.getByText('Número de telefone inválido'));
  await dialog.getByLabel('Telefone').fill('(41) 98765-4321');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pediu na loja');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Não recebem').click();
  await see(page.getByText('Pediu na loja'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('numbers say what they sent and what waits; hours, days and caps of sends are set', async () => {
  const page = await stage.open(company.owner, '/envios');
  await see(
    page.getByText('Envia das 08:00 às 20:00, no fuso horário da empresa.'),
    page.getByRole('heading', { name: 'vendas' }),
    page.getByText('Hoje: 0 envios. Última hora: 0 envios. Sem limite próprio.', { exact: false }),
    page.getByText('Nada na fila.'),
  );
  await expectAccessibleInEveryLook(page, page.getByLabel('Das', { exact: true }));
  await page.getByLabel('Das', { exact: true }).fill('20:00');
  await page.getByLabel('Até', { exact: true }).fill('06:00');
  await see(page.getByText('Envia das 20:00 às 06:00 do dia seguinte', { exact: false }));
  await page.getByLabel('Domingo').check();
  await page.getByLabel('Máximo de envios por hora').fill('40');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await see(page.getByText('Configurações atualizadas com sucesso!'));
  expect(await company.owner.call(calls.getSendingSettings, {})).toEqual({
    from_minute: 1200,
    until_minute: 360,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    on_holidays: false,
    max_per_hour: 40,
    max_per_day: null,
  });
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('a rule that holds sends is seen at once and one click lets them go on; what a colleague saves replaces no typing', async () => {
  const { owner, account_id } = company;
  const page = await stage.open(owner, '/envios');
  await see(page.getByText('Nada na fila.'));
  const phone = '5541987650011';
  const day = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  const [chip] = await owner.call(calls.getChips, {});
  await owner.call(calls.createScheduledMessage, {
    to: phone,
    chip: chip?._id ?? '',
    message: 'Amanhã!',
    day,
    time: '10:00',
  });
  await see(page.getByText('1 envio na fila.'));
  const db = stage.server.runtime.database.forAccount(account_id);
  const source = await db.row<{ kind: string; id: string }>(sql`select kind, id from send_sources`);
  if (!source) throw new Error('nothing is planned');
  await db.transaction((tx) => holdSends(tx, source, { reason: 'send_errors', now: new Date() }));
  await expectAccessibleInEveryLook(page, page.getByText('1 envio parado desde', { exact: false }));
  await page.getByRole('button', { name: 'Retomar envios de vendas' }).press('Enter');
  await see(page.getByText('Envios retomados'), page.getByText('1 envio na fila.'));
  await seeNo(page.getByText('1 envio parado', { exact: false }));
  const hourly = page.getByLabel('Máximo de envios por hora');
  const settings = await owner.call(calls.getSendingSettings, {});
  await owner.call(calls.updateSendingSettings, { ...settings, max_per_hour: 70 });
  await expect.poll(() => hourly.inputValue()).toBe('70');
  await hourly.fill('75');
  await owner.call(calls.updateSendingSettings, { ...settings, max_per_hour: 80 });
  await expectAccessibleInEveryLook(
    page,
    page.getByText('Outra pessoa salvou estas configurações', { exact: false }),
  );
  expect(await hourly.inputValue()).toBe('75');
  await page.getByRole('button', { name: 'Ver o que foi salvo' }).press('Enter');
  await expect.poll(() => hourly.inputValue()).toBe('80');
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
