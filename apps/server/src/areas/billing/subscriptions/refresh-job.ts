import { limits } from '@prosa/contract';
import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { JobDefinition } from '../../../platform/jobs/jobs.ts';
import { subscriptionsTopic } from '../inbox/topic.ts';

interface Payload {
  account_id: string;
}

export const refreshSubscription: JobDefinition<Payload> = { name: 'refresh-subscription', retryLimit: 2 };

/** Makes a company's subscription be asked for, unless the provider has answered about it of late. */
export async function handleRefresh(
  { database, clock, signals }: Runtime,
  { account_id }: Payload,
): Promise<void> {
  const now = clock.now();
  const fresh = new Date(now.getTime() - limits.subscription_check_ms + 60_000);
  const changed = await database.acrossAccounts.run(
    sql`update subscriptions set recheck = true, due = coalesce(due, ${now})
      where ref = (select subscription_ref from accounts where id = ${account_id})
        and (checked_at is null or checked_at < ${fresh}) and not recheck`,
    'refresh_subscription',
  );
  if (changed) signals.publish(subscriptionsTopic, '');
}
