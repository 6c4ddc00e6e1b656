import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { cancelSource } from '../../sending/index.ts';
import { campaignKind, type CampaignRow } from '../reader.ts';

/** Cancels a campaign: after the commit nothing of it leaves but what is in flight. It is locked. */
export async function cancelCampaign(
  context: CallContext,
  tx: Transaction,
  { id, name, status }: CampaignRow,
): Promise<void> {
  if (status === 'canceled' || status === 'finished') throw new AppError('campaign_over');
  await stop(context, tx, id);
  const target = { kind: 'campaign', id, label: name } as const;
  await recordAudit(context, tx, { action: 'campaign.canceled', target });
}

/** Archives a campaign; one that is under way is cancelled with it. It is locked. */
export async function archiveCampaign(
  context: CallContext,
  tx: Transaction,
  { id, name, status }: CampaignRow,
): Promise<void> {
  if (status === 'started' || status === 'scheduled') await stop(context, tx, id);
  await tx.run(
    sql`update campaigns set filed = true, filed_at = ${context.clock.now()}, media_id = null
      where account_id = ${tx.account_id} and id = ${id}`,
    'archive_campaign',
  );
  const target = { kind: 'campaign', id, label: name } as const;
  await recordAudit(context, tx, { action: 'deletion.campaign', target });
}

async function stop({ clock }: CallContext, tx: Transaction, id: string): Promise<void> {
  const { account_id } = tx;
  await tx.run(
    sql`update campaigns set status = 'canceled', cancel_now = true, finished_at = ${clock.now()},
        planned_at = coalesce(planned_at, ${clock.now()})
      where account_id = ${account_id} and id = ${id}`,
    'cancel_campaign',
  );
  // Who had not come into the ledger yet is dropped behind, and never told one by one that nothing comes.
  await cancelSource(tx, { kind: campaignKind, id }, clock.now());
}
