import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import type { SubscriptionFact } from '../provider/facts.ts';

/** Where facts come from: a webhook, or an answer to a request that was made at `asked`. */
export interface Origin {
  provider: string;
  now: Date;
  asked: Date | null;
}

/** How long a webhook may be ahead of the provider's own answers. */
const aheadMs = 10 * 60 * 1000;

/**
 * Stores what was said of subscriptions, all in a few statements, and marks those whose company it may change as due.
 * A status that is older than the known one, or another one of the same moment, is kept in `subscription_statuses` and
 * makes the subscription be asked for.
 */
export async function writeSubscriptions(
  db: Queryable,
  facts: readonly SubscriptionFact[],
  origin: Origin,
): Promise<void> {
  if (!facts.length) return;
  const { newest, passed } = byRef(facts);
  await insertNewest(db, newest.filter(isWhole), origin);
  await insertPartial(db, newest.filter(isPartial), origin);
  await keepStatuses(db, facts);
  if (origin.asked) await markAnswered(db, { refs: newest.map(({ ref }) => ref), asked: origin.asked });
  else await askAgain(db, [...newest, ...passed], origin.now);
}

const isPartial = (fact: SubscriptionFact) => fact.is_partial;
const isWhole = (fact: SubscriptionFact) => !fact.is_partial;

/** Returns the fact of each subscription that counts, and the others. The later of equal moments is the later said. */
function byRef(facts: readonly SubscriptionFact[]) {
  const newest = new Map<string, SubscriptionFact>();
  const passed: SubscriptionFact[] = [];
  for (const fact of facts) {
    const known = newest.get(fact.ref);
    if (known) passed.push(outdoes(fact, known) ? known : fact);
    if (!known || outdoes(fact, known)) newest.set(fact.ref, fact);
  }
  return { newest: [...newest.values()].toSorted((one, other) => (one.ref < other.ref ? -1 : 1)), passed };
}

function outdoes(fact: SubscriptionFact, known: SubscriptionFact): boolean {
  const [at, knownAt] = [fact.last_status_at.getTime(), known.last_status_at.getTime()];
  if (at !== knownAt) return at > knownAt;
  if (fact.is_partial !== known.is_partial) return known.is_partial;
  return fact.last_status === known.last_status;
}

/** Returns the facts as one value: a list of records. */
function records(facts: readonly SubscriptionFact[]): Sql {
  const rows = facts.map(({ buyer, product, interval, ...fact }) => ({
    ...fact,
    contact_ref: buyer.ref,
    email: buyer.email,
    name: buyer.name,
    doc: buyer.doc,
    phone: buyer.phone,
    product_ref: product.ref,
    product_name: product.name,
    offer_ref: product.offer_ref,
    offer_name: product.offer_name,
    plan_interval: interval?.count ?? null,
    plan_interval_type: interval?.unit ?? null,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(ref text, code text, contact_ref text, email text,
    name text, doc text, phone text, product_ref text, product_name text, offer_ref text, offer_name text,
    last_status text, last_status_at timestamptz, started_at timestamptz, canceled_at timestamptz,
    cancel_at_cycle_end boolean, cycle_start date, cycle_end date, next_cycle date, trial_started date,
    trial_finished date, charged_times integer, charged_every_days integer, plan_interval integer,
    plan_interval_type text, next_cycle_cents integer, payment_method text, cycle integer)`;
}

function insertion(facts: readonly SubscriptionFact[], { provider, now, asked }: Origin): Sql {
  const recheck = asked === null && facts.some(isPartial);
  const said = asked ?? now;
  return sql`insert into subscriptions as s (ref, provider, code, contact_ref, email, name, doc, phone, product_ref,
      product_name, offer_ref, offer_name, last_status, last_status_at, started_at, canceled_at, cancel_at_cycle_end,
      cycle_start, cycle_end, next_cycle, trial_started, trial_finished, charged_times, charged_every_days,
      plan_interval, plan_interval_type, next_cycle_cents, payment_method, cycle, due, recheck, created, updated)
    select ref, ${provider}, code, contact_ref, email, name, doc, phone, product_ref, product_name, offer_ref,
      offer_name, last_status, last_status_at, started_at, canceled_at, cancel_at_cycle_end, cycle_start, cycle_end,
      next_cycle, trial_started, trial_finished, charged_times, charged_every_days, plan_interval, plan_interval_type,
      next_cycle_cents, payment_method, cycle, ${now}::timestamptz, ${recheck}::boolean, ${now}::timestamptz,
      ${said}::timestamptz
    from ${records(facts)}`;
}

/**
 * Stores whole facts. What the provider answered counts too when it is older, unless a webhook has just been ahead: a
 * moment in the future, wrong or forged, would otherwise stand for ever.
 */
async function insertNewest(
  db: Queryable,
  facts: readonly SubscriptionFact[],
  origin: Origin,
): Promise<void> {
  if (!facts.length) return;
  const settled = origin.asked && new Date(origin.asked.getTime() - aheadMs);
  const counts = sql`(excluded.last_status_at > s.last_status_at
    or excluded.last_status_at = s.last_status_at and (excluded.last_status = s.last_status or ${origin.asked !== null})
    or s.updated < ${settled}::timestamptz)`;
  await db.run(
    sql`${insertion(facts, origin)}
    on conflict (ref) do update set
      code = coalesce(nullif(excluded.code, ''), s.code),
      contact_ref = coalesce(nullif(excluded.contact_ref, ''), s.contact_ref),
      email = coalesce(nullif(excluded.email, ''), s.email), name = coalesce(nullif(excluded.name, ''), s.name),
      doc = case when s.access_released_at is null then coalesce(nullif(excluded.doc, ''), s.doc) else '' end,
      phone = coalesce(nullif(excluded.phone, ''), s.phone),
      product_ref = coalesce(nullif(excluded.product_ref, ''), s.product_ref),
      product_name = coalesce(nullif(excluded.product_name, ''), s.product_name),
      offer_ref = coalesce(nullif(excluded.offer_ref, ''), s.offer_ref),
      offer_name = coalesce(nullif(excluded.offer_name, ''), s.offer_name),
      last_status = excluded.last_status, last_status_at = excluded.last_status_at,
      started_at = coalesce(excluded.started_at, s.started_at), canceled_at = excluded.canceled_at,
      cancel_at_cycle_end = excluded.cancel_at_cycle_end,
      cycle_start = coalesce(excluded.cycle_start, s.cycle_start),
      cycle_end = coalesce(excluded.cycle_end, s.cycle_end), next_cycle = excluded.next_cycle,
      trial_started = excluded.trial_started, trial_finished = excluded.trial_finished,
      charged_times = excluded.charged_times,
      charged_every_days = coalesce(excluded.charged_every_days, s.charged_every_days),
      plan_interval = coalesce(excluded.plan_interval, s.plan_interval),
      plan_interval_type = coalesce(excluded.plan_interval_type, s.plan_interval_type),
      next_cycle_cents = coalesce(excluded.next_cycle_cents, s.next_cycle_cents),
      payment_method = coalesce(nullif(excluded.payment_method, ''), s.payment_method),
      cycle = greatest(s.cycle, excluded.cycle), due = excluded.due, updated = excluded.updated
    where ${counts}`,
    'write_subscriptions',
  );
}

/** Stores what sales say of subscriptions: the status, where it is news. The rest is asked for. */
async function insertPartial(
  db: Queryable,
  facts: readonly SubscriptionFact[],
  origin: Origin,
): Promise<void> {
  if (!facts.length) return;
  await db.run(
    sql`${insertion(facts, origin)}
    on conflict (ref) do update set
      last_status = excluded.last_status, last_status_at = excluded.last_status_at,
      started_at = coalesce(s.started_at, excluded.started_at), canceled_at = excluded.canceled_at,
      cycle_start = coalesce(excluded.cycle_start, s.cycle_start),
      cycle_end = coalesce(excluded.cycle_end, s.cycle_end),
      charged_times = greatest(s.charged_times, excluded.charged_times),
      cycle = greatest(s.cycle, excluded.cycle), due = excluded.due, recheck = true, updated = excluded.updated
    where excluded.last_status_at > s.last_status_at`,
    'write_partial_subscriptions',
  );
}

async function keepStatuses(db: Queryable, facts: readonly SubscriptionFact[]): Promise<void> {
  await db.run(
    sql`insert into subscription_statuses (subscription_ref, at, status)
      select distinct * from unnest(${facts.map(({ ref }) => ref)}::text[],
        ${facts.map(({ last_status_at }) => last_status_at)}::timestamptz[],
        ${facts.map(({ last_status }) => last_status)}::text[])
      on conflict do nothing`,
    'keep_subscription_statuses',
  );
}

/** Marks the subscriptions of whom something else was said than what stands now: late, or of the same moment. */
async function askAgain(db: Queryable, facts: readonly SubscriptionFact[], now: Date): Promise<void> {
  await db.run(
    sql`update subscriptions s set recheck = true, due = ${now}, updated = ${now}
      from unnest(${facts.map(({ ref }) => ref)}::text[],
        ${facts.map(({ last_status_at }) => last_status_at)}::timestamptz[],
        ${facts.map(({ last_status }) => last_status)}::text[]) as f(ref, at, status)
      where s.ref = f.ref and (f.at < s.last_status_at or f.at = s.last_status_at and f.status <> s.last_status)`,
    'ask_subscriptions_again',
  );
}

/** Notes that the provider has answered; one that a webhook has changed meanwhile is asked for once more. */
async function markAnswered(
  db: Queryable,
  { refs, asked }: { refs: readonly string[]; asked: Date },
): Promise<void> {
  await db.run(
    sql`update subscriptions set checked_at = ${asked}, failing_since = null,
        recheck = recheck and updated > ${asked}
      where ref = any(${refs}) and (checked_at is null or checked_at <= ${asked})`,
    'mark_subscriptions_answered',
  );
}
