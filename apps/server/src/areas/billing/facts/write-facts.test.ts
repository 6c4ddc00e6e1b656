import { expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { serverTest as it } from '../../../testing/server-test.ts';
import { readSale } from '../guru/read-sale.ts';
import { readSubscription } from '../guru/read-subscription.ts';
import { writeFacts } from './write-facts.ts';

const subscription = (last_status: string, at: string, invoice: object = {}) =>
  readSubscription({
    id: 'sub_1',
    internal_id: 'aaaaaaaa-1',
    last_status,
    dates: { last_status_at: at },
    current_invoice: {
      code: 'in_1',
      cycle: 1,
      status: 'paid',
      value: '197.00',
      updated_at: 1_772_366_407,
      ...invoice,
    },
    subscriber: { id: 'p1', email: ' Maria@Exemplo.com.br ', doc: '012.345.678-90' },
  });
const sale = (status: string, at: string) =>
  readSale({
    id: 's1',
    status,
    dates: { updated_at: at, canceled_at: null },
    payment: { total: 29.37, net: 27.1 },
  });

it('facts end in the same rows in any order, and a late status only makes it ask', async ({ server }) => {
  const { database } = server.runtime;
  const db = database.acrossAccounts;
  const write = (facts: ReturnType<typeof readSale>, asked: Date | null = null) =>
    db.transaction((tx) => writeFacts(tx, facts, { provider: 'guru', now: new Date(), asked }));
  const stands = () =>
    db.row(sql`select last_status, recheck, email, doc, cycle, due is not null as is_due,
      (select array_agg(status order by at) from subscription_statuses where subscription_ref = ref) as statuses,
      (select array_agg(code || ' ' || status || ' ' || value_cents) from invoices) as invoices from subscriptions`);
  await write(subscription('active', '2026-03-01T12:00:07Z'));
  await write(subscription('canceled', '2026-05-01T00:00:00Z'));
  expect(await stands()).toEqual({
    last_status: 'canceled',
    recheck: false,
    email: 'maria@exemplo.com.br',
    doc: '01234567890',
    cycle: 1,
    is_due: true,
    statuses: ['active', 'canceled'],
    invoices: ['in_1 paid 19700'],
  });
  await write(subscription('pastdue', '2026-04-02T03:00:00Z', { code: 'in_2', cycle: 2, status: 'pastdue' }));
  expect(await stands()).toMatchObject({ last_status: 'canceled', recheck: true, cycle: 2 });
  await write(subscription('canceled', '2026-05-01T00:00:00Z'), new Date());
  expect(await stands()).toMatchObject({ recheck: false, statuses: ['active', 'pastdue', 'canceled'] });
  await write(sale('refunded', '2026-03-05T09:00:01Z'));
  await write(sale('approved', '2026-03-01T12:00:08Z'));
  expect(await db.row(sql`select status, total_cents, refunded_at from sales`)).toEqual({
    status: 'refunded',
    total_cents: 2937,
    refunded_at: new Date('2026-03-05T09:00:01Z'),
  });
});
