import type { calls, ParsedInput } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { holdSends, resumeSends, retrySends, wakeSending } from '../../sending/index.ts';
import { endCampaigns } from '../end-campaigns.ts';
import { recordChange } from '../events.ts';
import { campaignKind, lockCampaign } from '../reader.ts';

/** Pauses or resumes a started campaign, or sends again what failed of it, which takes up one that has finished. */
export async function steerCampaign(
  context: CallContext,
  { campaign_id, act }: ParsedInput<typeof calls.steerCampaign>,
): Promise<Record<string, never>> {
  const { db, clock } = context;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { status } = found(await lockCampaign(tx, campaign_id));
    const source = { kind: campaignKind, id: campaign_id };
    const isRunning = status === 'started' || (act === 'retry' && status === 'finished');
    if (!isRunning) throw new AppError('campaign_not_started');
    if (act === 'pause') await holdSends(tx, source, { reason: 'paused', now });
    else if (act === 'resume') await resumeSends(tx, source, now);
    else await retry(tx, campaign_id, now);
    // A turn that ended it meanwhile found it locked.
    await endCampaigns(tx, [campaign_id]);
    recordChange(tx, campaign_id);
  });
  wakeSending(context, db.account_id);
  return {};
}

async function retry(tx: Transaction, campaign_id: string, now: Date): Promise<void> {
  const again = await retrySends(tx, { kind: campaignKind, id: campaign_id }, now);
  if (!again) throw new AppError('campaign_nothing_failed');
  await tx.run(
    sql`update campaigns set status = 'started', finished_at = null
      where account_id = ${tx.account_id} and id = ${campaign_id}`,
    'take_up_campaign',
  );
}
