import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { PumpDefinition } from '../../../platform/jobs/pump.ts';
import { subscriptionsTopic } from '../inbox/topic.ts';
import { providerOf } from '../open-provider.ts';
import { settleSubscription } from './settle-subscription.ts';

interface Due {
  account_id: string;
  ref: string;
}

const leaseMs = 2 * 60 * 1000;

/** Works out what changed subscriptions mean, several side by side. */
export const subscriptionsPump: PumpDefinition<Due> = {
  name: 'subscriptions',
  maxAtOnce: 4,
  maxOfCompany: 1,
  topic: subscriptionsTopic,
  open: (runtime) => ({
    claim: ({ max }) => claimDue(runtime, max),
    async perform({ ref }) {
      const provider = providerOf(runtime);
      if (provider) await settleSubscription(runtime, provider, ref);
    },
  }),
};

/** Claims subscriptions that are due; one that fails is due again when its lease ends. */
async function claimDue(runtime: Runtime, max: number): Promise<Due[]> {
  if (!providerOf(runtime)) return [];
  const now = runtime.clock.now();
  return runtime.database.acrossAccounts.rows<Due>(
    sql`with next as (
        select ref from subscriptions where due <= ${now} order by due limit ${max} for update skip locked
      )
      update subscriptions s set due = ${new Date(now.getTime() + leaseMs)} from next where s.ref = next.ref
      returning s.ref, coalesce(s.bound_account::text, s.ref) as account_id`,
    'claim_subscriptions',
  );
}

/** Works out everything that is due; for tests. */
export async function settleDue(runtime: Runtime): Promise<void> {
  for (let due = await claimDue(runtime, 100); due.length; due = await claimDue(runtime, 100))
    for (const { ref } of due) {
      const provider = providerOf(runtime);
      if (provider) await settleSubscription(runtime, provider, ref);
    }
}
