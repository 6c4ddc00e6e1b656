import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { InvoiceFact } from '../provider/facts.ts';

/**
 * Stores invoices of known subscriptions; what is older than the known changes nothing. An invoice that became overdue
 * or was paid makes its subscription due.
 */
export async function writeInvoices(db: Queryable, facts: readonly InvoiceFact[], now: Date): Promise<void> {
  if (!facts.length) return;
  await db.run(
    sql`with written as (
        insert into invoices as i (subscription_ref, code, status, cycle, kind, value_cents, charge_at, period_start,
          period_end, paid_at, payment_url, updated_at)
        select f.* from jsonb_to_recordset(${JSON.stringify(newestOf(facts))}::jsonb) as f(subscription_ref text,
          code text, status text, cycle integer, kind text, value_cents integer, charge_at date, period_start date,
          period_end date, paid_at date, payment_url text, updated_at timestamptz)
        where exists (select from subscriptions s where s.ref = f.subscription_ref)
        on conflict (subscription_ref, code) do update set
          status = excluded.status, cycle = coalesce(excluded.cycle, i.cycle), kind = excluded.kind,
          value_cents = excluded.value_cents, charge_at = coalesce(excluded.charge_at, i.charge_at),
          period_start = coalesce(excluded.period_start, i.period_start),
          period_end = coalesce(excluded.period_end, i.period_end), paid_at = coalesce(excluded.paid_at, i.paid_at),
          payment_url = coalesce(nullif(excluded.payment_url, ''), i.payment_url), updated_at = excluded.updated_at
        where excluded.updated_at >= i.updated_at
        returning subscription_ref, cycle
      )
      update subscriptions s set cycle = greatest(s.cycle, w.cycle), due = coalesce(s.due, ${now})
      from (select subscription_ref, max(cycle) as cycle from written group by 1) w
      where s.ref = w.subscription_ref`,
    'write_invoices',
  );
}

/** Returns the newest of what was said of each invoice, in the order of their keys. */
function newestOf(facts: readonly InvoiceFact[]): InvoiceFact[] {
  const newest = new Map<string, InvoiceFact>();
  for (const fact of facts) {
    const key = `${fact.subscription_ref} ${fact.code}`;
    const known = newest.get(key);
    if (!known || fact.updated_at >= known.updated_at) {
      const payment_url = fact.payment_url || (known?.payment_url ?? '');
      newest.set(key, { ...fact, payment_url });
    }
  }
  return [...newest].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, fact]) => fact);
}
