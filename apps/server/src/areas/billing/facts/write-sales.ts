import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { SaleFact } from '../provider/facts.ts';

/**
 * Stores sales as they stand; what is older than the known changes nothing. A sale that changed makes its subscription
 * due: money given back takes access away.
 */
export async function writeSales(
  db: Queryable,
  facts: readonly SaleFact[],
  { provider, now }: { provider: string; now: Date },
): Promise<void> {
  if (!facts.length) return;
  await db.run(
    sql`with written as (
        insert into sales as s (ref, provider, subscription_ref, contact_ref, product_ref, product_name, offer_ref,
          offer_name, status, cycle, invoice_code, total_cents, net_cents, currency, payment_method, refund_reason,
          charged_every_days, ordered_at, confirmed_at, canceled_at, refunded_at, updated_at)
        select ref, ${provider}, subscription_ref, contact_ref, product_ref, product_name, offer_ref, offer_name, status,
          cycle, invoice_code, total_cents, net_cents, currency, payment_method, refund_reason, charged_every_days,
          ordered_at, confirmed_at, canceled_at, refunded_at, updated_at
        from jsonb_to_recordset(${JSON.stringify(newestOf(facts))}::jsonb) as f(ref text, subscription_ref text,
          contact_ref text, product_ref text, product_name text, offer_ref text, offer_name text, status text,
          cycle integer, invoice_code text, total_cents integer, net_cents integer, currency text,
          payment_method text, refund_reason text, charged_every_days integer, ordered_at timestamptz,
          confirmed_at timestamptz, canceled_at timestamptz, refunded_at timestamptz, updated_at timestamptz)
        on conflict (ref) do update set
          subscription_ref = coalesce(excluded.subscription_ref, s.subscription_ref), status = excluded.status,
          cycle = coalesce(excluded.cycle, s.cycle),
          invoice_code = coalesce(excluded.invoice_code, s.invoice_code), total_cents = excluded.total_cents,
          net_cents = excluded.net_cents, currency = excluded.currency, payment_method = excluded.payment_method,
          refund_reason = excluded.refund_reason,
          charged_every_days = coalesce(excluded.charged_every_days, s.charged_every_days),
          ordered_at = coalesce(excluded.ordered_at, s.ordered_at),
          confirmed_at = coalesce(excluded.confirmed_at, s.confirmed_at), canceled_at = excluded.canceled_at,
          refunded_at = excluded.refunded_at, updated_at = excluded.updated_at
        where excluded.updated_at >= s.updated_at
        returning subscription_ref
      )
      update subscriptions set due = coalesce(due, ${now})
      where ref in (select subscription_ref from written where subscription_ref is not null)`,
    'write_sales',
  );
}

function newestOf(facts: readonly SaleFact[]) {
  const newest = new Map<string, SaleFact>();
  for (const fact of facts) {
    const known = newest.get(fact.ref);
    if (!known || fact.updated_at >= known.updated_at) newest.set(fact.ref, fact);
  }
  return [...newest.values()]
    .toSorted((one, other) => (one.ref < other.ref ? -1 : 1))
    .map(({ product, buyer_ref, ...fact }) => ({
      ...fact,
      contact_ref: buyer_ref,
      product_ref: product.ref,
      product_name: product.name,
      offer_ref: product.offer_ref,
      offer_name: product.offer_name,
    }));
}
