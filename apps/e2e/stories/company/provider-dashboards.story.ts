import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '@prosa/contract';
import { sql } from '../../../server/src/platform/db/sql.ts';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { createTestStaff, type TestStaff } from '../../../server/src/testing/test-staff.ts';
import { expectAccessibleInEveryLook } from '../../src/accessible.ts';
import { newCustomer } from '../../src/customer.ts';
import { see, seeNo } from '../../src/see.ts';
import { leave, setStage, type Stage } from '../../src/stage.ts';
import { complaintsOf } from '../../src/watch.ts';

let stage: Stage;
let staff: TestStaff;
let company: string;

beforeAll(async () => {
  stage = await setStage();
  const { server } = stage;
  staff = await createTestStaff(server, ['tech_dashboard', 'financial_dashboard', 'customer_admin']);
  const customer = await server.createCompany();
  company = customer.owner.user.account.name;
  const { _id } = await customer.addChannel({ name: 'vendas' });
  for (const name of ['Iara Melo', 'Caio Dantas']) await newCustomer(server.url, _id, name).write('Oi');
  // Counted and added up in the background.
  await eventually(async () => {
    const { cards } = await staff.call(calls.getAdminDashboardData, {});
    return cards.messages_customer === 2;
  }, 60_000);
});
afterAll(() => stage.stop());

/** Has the billing provider tell of a subscription, a sale of a thousand and more, and one that was given back. */
async function tellOfSales(): Promise<void> {
  const db = stage.server.runtime.database.acrossAccounts;
  await db.run(
    sql`insert into subscriptions (ref, provider, name, offer_name, last_status, last_status_at, plan_interval,
        plan_interval_type, created, updated)
      values ('s1', 'guru', 'Dora Alves', 'Professional', 'active', now(), 1, 'month', now(), now())`,
  );
  await db.run(
    sql`insert into subscription_statuses (subscription_ref, at, status) select ref, last_status_at, last_status from subscriptions`,
  );
  await db.run(
    sql`insert into sales (ref, provider, subscription_ref, status, cycle, total_cents, net_cents, confirmed_at, refunded_at,
        updated_at)
      values ('v1', 'guru', 's1', 'approved', 1, 123456, 120000, now(), null, now()),
        ('v2', 'guru', 's1', 'refunded', 2, 9790, 9000, now(), now(), now())`,
  );
}

test('the technical dashboard shows all companies, a period, and who is behind a number', async () => {
  const page = await stage.open(staff, '/dash-tecnico');
  const talks = page.getByRole('button', { name: 'Conversas: 2. Ver empresas' });
  await see(
    talks,
    page.getByText('de 1 empresa', { exact: true }),
    page.getByText('de 1 cadastrado', { exact: true }),
  );
  // The shown number has counted up to it.
  await see(talks.getByText('2', { exact: true }));
  const chart = page.getByRole('img', { name: /^Distribuição de conversas\. Humano: 2; / }).locator('svg');
  await expectAccessibleInEveryLook(page, chart);
  for (const range of ['Hoje', '7 dias', '30 dias', '3 meses', '6 meses', '1 ano'])
    await see(page.getByText(range, { exact: true }));
  await page.getByText('30 dias', { exact: true }).click();
  await see(page.locator('.recharts-bar'));
  await page.getByText('6 meses', { exact: true }).click();
  await see(page.locator('.recharts-area'));
  await expect.poll(() => new URL(page.url()).searchParams.get('periodo')).toBe('180');
  await talks.click();
  const dialog = page.getByRole('dialog', { name: 'Conversas em andamento por empresa' });
  await see(dialog.getByText('2 humano'));
  await expectAccessibleInEveryLook(page, dialog.getByText('2 humano'));
  await dialog.getByRole('link', { name: company }).click();
  await see(page.getByRole('heading', { name: 'Administração de clientes', level: 1 }));
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(company);
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('the financial dashboard is empty at first, then shows money with its badge, charts and sales', async () => {
  const page = await stage.open(staff, '/dash-financeiro');
  await see(page.getByRole('button', { name: 'Ativos: 0. Ver assinaturas' }));
  await see(page.getByText('O provedor de cobrança ainda não informou nada deste período.').first());
  await tellOfSales();
  await page.reload();
  const net = page.getByRole('button', {
    name: /^Líquido: 7 dias: R\$ 1,2k \(R\$\s1\.234,56\)\. Ver vendas$/,
  });
  await see(
    net.getByText('R$ 1,2k'),
    page.getByText('-R$ 97,90').first(),
    page.getByText('-100%'.replace('-', '−')).first(),
  );
  const chart = page
    .getByRole('img', { name: /^Faturamento diário\. Faturamento: R\$\s1\.332,46/ })
    .locator('svg');
  await expectAccessibleInEveryLook(page, chart);
  await page.getByRole('button', { name: 'Reembolsos' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Reembolsos: Hoje' });
  await see(dialog.getByText('Dora Alves'), dialog.getByText(/Reembolso · ciclo 2/));
  await expectAccessibleInEveryLook(page, dialog.getByText('Dora Alves'));
  await page.keyboard.press('Escape');
  await seeNo(dialog);
  await page.getByRole('button', { name: 'Ativos: 1. Ver assinaturas' }).click();
  await see(page.getByText('ainda sem empresa · Professional'));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});

test('a failure says why and offers another try; who wants no motion sees the number at once', async () => {
  const page = await stage.open(staff, '/meu-perfil');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const tries = { count: 0 };
  await page.route('**/api/get-admin-dashboard-data', (route) => {
    tries.count += 1;
    return route.fulfill({ json: { error: true, message: 'O banco de dados descansa.' } });
  });
  await page.goto(`${stage.server.url}/dash-tecnico`);
  await see(page.getByText('O banco de dados descansa.'));
  const before = tries.count;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.poll(() => tries.count).toBeGreaterThan(before);
  // It may try again by itself, so nothing is clicked from here on.
  await page.unroute('**/api/get-admin-dashboard-data');
  await page.reload();
  await see(page.getByRole('button', { name: 'Conversas: 2. Ver empresas' }).getByText('2', { exact: true }));
  expect(complaintsOf(page)).toEqual([]);
  await leave(page);
});
