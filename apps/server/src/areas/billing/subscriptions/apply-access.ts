import { plans } from '@prosa/contract';
import type { Runtime } from '../../../platform/area.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BillingProvider } from '../provider/provider.ts';
import { accessOf, labelOf, type Access } from './access-of.ts';
import { readOfAccount, type KnownSubscription } from './read-subscription.ts';

interface Current {
  subscription: KnownSubscription;
  access: Access;
}

/**
 * Gives a company what its subscriptions give: access, status, and the limits of its plan unless others were agreed.
 * What is over a lower limit stays. Returns when it has to be looked at again.
 */
export async function applyAccess(
  runtime: Runtime,
  provider: BillingProvider,
  account_id: string,
): Promise<Date | null> {
  const now = runtime.clock.now();
  const db = runtime.database.acrossAccounts;
  const current = chooseCurrent(await readOfAccount(db, account_id), now);
  if (!current) return null;
  const { subscription, access } = current;
  const plan_id = provider.planOf(subscription);
  const plan = plan_id && plans[plan_id];
  const isClosed = access.kind === 'closed';
  const changed = await db.run(
    sql`update accounts a set subscription_ref = n.subscription_ref, subscription_status = n.subscription_status,
        plan_id = n.plan_id, max_channels = n.max_channels, max_users = n.max_users, max_flows = n.max_flows,
        campaigns_enabled = n.campaigns_enabled, access_closed = n.access_closed, access_reason = n.access_reason,
        numbers_released = case when n.access_closed is not null then a.numbers_released end, trial_ends = null
      from (
        select id, ${subscription.ref}::text as subscription_ref,
          ${labelOf(subscription)}::text as subscription_status, coalesce(${plan_id}, plan_id) as plan_id,
          case when custom_negotiation then max_channels else coalesce(${plan?.max_channels ?? null}, max_channels) end
            as max_channels,
          case when custom_negotiation then max_users else coalesce(${plan?.max_users ?? null}, max_users) end as max_users,
          case when custom_negotiation then max_flows else coalesce(${plan?.max_flows ?? null}, max_flows) end as max_flows,
          case when custom_negotiation then campaigns_enabled
            else coalesce(${plan?.campaigns_enabled ?? null}, campaigns_enabled) end as campaigns_enabled,
          case ${access.kind} when 'closed' then coalesce(access_closed, ${now}::timestamptz)
            when 'unknown' then access_closed end as access_closed,
          case ${access.kind} when 'closed' then ${isClosed ? access.reason : ''} when 'unknown' then access_reason
            else '' end as access_reason
        from accounts where id = ${account_id}
      ) n
      where a.id = n.id and ${notFrozen('a.id')}
        and (a.subscription_ref, a.subscription_status, a.plan_id, a.max_channels, a.max_users, a.max_flows,
            a.campaigns_enabled, a.access_closed, a.access_reason)
          is distinct from (n.subscription_ref, n.subscription_status, n.plan_id, n.max_channels, n.max_users,
            n.max_flows, n.campaigns_enabled, n.access_closed, n.access_reason)`,
    'apply_access',
  );
  await notifyCompany(runtime, account_id);
  if (changed)
    runtime.log.info({ account_id, status: subscription.last_status, access: access.kind }, 'access applied');
  return access.kind === 'open' ? access.until : null;
}

/** Returns the subscription that counts: one that gives access before one that does not, then the newest. */
function chooseCurrent(subscriptions: readonly KnownSubscription[], now: Date): Current | null {
  const all = subscriptions.map((subscription) => ({ subscription, access: accessOf(subscription, now) }));
  return all.find(({ access }) => access.kind === 'open') ?? all[0] ?? null;
}

/** Records that the subscription changed, so that open screens show it. */
async function notifyCompany({ database }: Runtime, account_id: string): Promise<void> {
  await database.forAccount(account_id).transaction(async (tx) => {
    tx.record({ type: 'subscription.changed', payload: {} });
  });
}
