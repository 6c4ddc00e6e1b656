import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { writeFacts } from '../facts/write-facts.ts';
import { reportIncident } from '../incidents/report-incident.ts';
import { ProviderSilent, type BillingProvider } from '../provider/provider.ts';
import { mailAccess } from '../provision/mail-access.ts';
import { provision } from '../provision/provision.ts';
import { accessOf } from './access-of.ts';
import { applyAccess } from './apply-access.ts';
import { readKnown, type KnownSubscription } from './read-subscription.ts';

/** How often the provider is asked about a purchase before an authenticated webhook alone is believed. */
const asksBeforeTrust = 3;
const askPauseMs = 10_000;
const maxPauseMs = 30 * 60 * 1000;

/**
 * Works out what a subscription means and makes it so. It asks the provider first where a webhook was late or is to give
 * access for the first time; when the provider does not answer, a first purchase waits half a minute for it, and an
 * outage closes nothing.
 */
export async function settleSubscription(
  runtime: Runtime,
  provider: BillingProvider,
  ref: string,
): Promise<void> {
  const db = runtime.database.acrossAccounts;
  const before = await readKnown(db, ref);
  if (!before?.due) return;
  const isFirst = before.bound_account === null && gives(before, runtime.clock.now());
  const asks = before.recheck || (isFirst && before.checked_at === null);
  const answer = asks ? await ask(runtime, provider, ref) : 'answered';
  const known = (await readKnown(db, ref)) ?? before;
  if (answer === 'unknown' && known.bound_account === null)
    return refuse(runtime, known, 'the provider does not know it');
  if (answer === 'silent' && isFirst && before.tries + 1 < asksBeforeTrust)
    return settle(runtime, known, { due: after(runtime, askPauseMs), isTry: true });
  if (known.bound_account === null && gives(known, runtime.clock.now())) {
    const provisioned = await provision(runtime, known);
    if ('problem' in provisioned) return refuse(runtime, known, provisioned.problem);
  }
  const bound = (await readKnown(db, ref)) ?? known;
  const until =
    bound.bound_account === null ? null : await applyAccess(runtime, provider, bound.bound_account);
  await mailAccess(runtime, bound);
  const again = answer === 'silent' ? after(runtime, pauseOf(before.tries)) : null;
  await settle(runtime, bound, {
    due: again ?? until,
    isTry: again !== null,
    recheck: again !== null || until !== null,
  });
}

const gives = (known: KnownSubscription, now: Date) => accessOf(known, now).kind === 'open';
const after = ({ clock }: Runtime, ms: number) => new Date(clock.now().getTime() + ms);
const pauseOf = (tries: number) => Math.min(askPauseMs * 2 ** Math.min(tries, 10), maxPauseMs);

/** Asks the provider, and stores what it says. */
async function ask(
  { database, clock, log }: Runtime,
  provider: BillingProvider,
  ref: string,
): Promise<'answered' | 'unknown' | 'silent'> {
  const asked = clock.now();
  const db = database.acrossAccounts;
  try {
    const facts = await provider.getSubscription(ref);
    if (facts)
      await db.transaction((tx) =>
        writeFacts(tx, facts, { provider: provider.name, now: clock.now(), asked }),
      );
    return facts ? 'answered' : 'unknown';
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    log.warn({ ref, reason: error.message }, 'billing provider asked in vain');
    await db.run(
      sql`update subscriptions set failing_since = coalesce(failing_since, ${asked}) where ref = ${ref}`,
    );
    return 'silent';
  }
}

async function refuse(runtime: Runtime, known: KnownSubscription, problem: string): Promise<void> {
  await reportIncident(runtime, {
    kind: 'no_access_given',
    about: known.ref,
    details: { subscription: known.ref, problem },
    urgent: true,
  });
  await settle(runtime, known, { due: null, isTry: false });
}

interface Settling {
  due: Date | null;
  isTry: boolean;
  recheck?: boolean;
}

/** Notes when it is due again, unless something new has come meanwhile. */
async function settle(
  { database }: Runtime,
  { ref, due: seen }: KnownSubscription,
  { due, isTry, recheck = false }: Settling,
): Promise<void> {
  await database.acrossAccounts.run(
    sql`update subscriptions set due = ${due}, tries = case when ${isTry} then tries + 1 else 0 end, recheck = ${recheck}
      where ref = ${ref} and due is not distinct from ${seen}`,
    'settle_subscription',
  );
}
