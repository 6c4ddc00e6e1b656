import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { minuteMs } from '../../../platform/jobs/periodic.ts';
import { writeFacts } from '../facts/write-facts.ts';
import { reportIncident } from '../incidents/report-incident.ts';
import { subscriptionsTopic } from '../inbox/topic.ts';
import { providerOf } from '../open-provider.ts';
import type { Facts } from '../provider/facts.ts';
import { ProviderSilent, type BillingProvider, type Days } from '../provider/provider.ts';

type Kind = 'subscriptions' | 'sales';

const dayMs = 24 * 60 * minuteMs;
/** Guru takes no longer stretch of days in one question. */
const maxWindowDays = 180;
/** How far each looks back, in days, before the last complete round. */
const lookBack: Record<Kind, number> = { subscriptions: 1, sales: 3 };
/** How often each is due; sales once a day, when few people buy. */
const everyMs: Record<Kind, number> = { subscriptions: 9 * minuteMs, sales: dayMs - 30 * minuteMs };
const silentMs = 60 * minuteMs;

/** Repairs what webhooks lost: what is due, in one process at a time. */
export async function reconcileDue(runtime: Runtime, signal?: AbortSignal): Promise<void> {
  const provider = providerOf(runtime);
  if (!provider) return;
  for (const kind of ['subscriptions', 'sales'] as const)
    if (!signal?.aborted && (await isDue(runtime, kind))) await reconcileOne(runtime, provider, kind);
}

async function isDue({ database, clock }: Runtime, kind: Kind): Promise<boolean> {
  const now = clock.now();
  // The row is locked by pushing the time ahead for some minutes, so that no other process begins the same round.
  const taken = await database.acrossAccounts.run(
    sql`insert into billing_rounds as r (kind, finished, tried) values (${kind}, ${new Date(0)}, ${now})
      on conflict (kind) do update set tried = ${now}
      where r.tried < ${new Date(now.getTime() - 4 * minuteMs)} and r.finished < ${new Date(now.getTime() - everyMs[kind])}`,
    'take_billing_round',
  );
  return taken > 0;
}

async function reconcileOne(runtime: Runtime, provider: BillingProvider, kind: Kind): Promise<void> {
  const started = runtime.clock.now();
  const db = runtime.database.acrossAccounts;
  const last = await db.row<{ finished: Date }>(
    sql`select finished from billing_rounds where kind = ${kind}`,
  );
  // A first round looks back as one that was missed for a day.
  const since = Math.max(last?.finished.getTime() ?? 0, started.getTime() - maxWindowDays * dayMs);
  const from = last && last.finished.getTime() > 0 ? since : started.getTime() - dayMs;
  try {
    await reconcile(runtime, provider, {
      kinds: [kind],
      days: {
        from: dayOf(new Date(from - lookBack[kind] * dayMs)),
        to: dayOf(new Date(started.getTime() + dayMs)),
      },
    });
    await db.run(sql`update billing_rounds set finished = ${started} where kind = ${kind}`);
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    const isLong =
      last !== null && last.finished.getTime() > 0 && started.getTime() - last.finished.getTime() > silentMs;
    const details = { since: last?.finished.toISOString(), reason: error.message };
    await reportIncident(runtime, { kind: 'provider_silent', about: kind, details, urgent: isLong });
  }
}

/**
 * Reads everything that changed at the provider on these days and stores it in the same way as webhooks. Throws
 * ProviderSilent; what was read until then is stored.
 */
export async function reconcile(
  runtime: Runtime,
  provider: BillingProvider,
  { days, kinds }: { days: Days; kinds: readonly Kind[] },
): Promise<void> {
  for (const window of windowsOf(days))
    for (const kind of kinds) {
      const pages = kind === 'sales' ? provider.changedSales(window) : provider.changedSubscriptions(window);
      let asked = runtime.clock.now();
      for await (const page of pages) {
        await store(runtime, provider, { page, asked });
        asked = runtime.clock.now();
      }
    }
  runtime.signals.publish(subscriptionsTopic, '');
}

function store(
  { database, clock }: Runtime,
  { name }: BillingProvider,
  { page, asked }: { page: Facts; asked: Date },
): Promise<void> {
  return database.acrossAccounts.transaction((tx) =>
    writeFacts(tx, page, { provider: name, now: clock.now(), asked }),
  );
}

function* windowsOf({ from, to }: Days): Generator<Days> {
  const end = Date.parse(to);
  for (let start = Date.parse(from); start <= end; start += maxWindowDays * dayMs)
    yield {
      from: dayOf(new Date(start)),
      to: dayOf(new Date(Math.min(end, start + (maxWindowDays - 1) * dayMs))),
    };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
