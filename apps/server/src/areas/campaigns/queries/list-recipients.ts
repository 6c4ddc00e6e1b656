import type { CallOutput, calls, CampaignRecipient, ParsedInput } from '@prosa/contract';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { listSends, type SendRow } from '../../sending/index.ts';
import { campaignById, campaignKind } from '../reader.ts';
import type { CampaignSend } from '../source.ts';

/** Returns to whom a started campaign goes and what became of it, on from a place. */
export async function listRecipients(
  { db }: CallContext,
  { campaign_id, states, after, limit }: ParsedInput<typeof calls.getCampaignRecipients>,
): Promise<CallOutput<typeof calls.getCampaignRecipients>> {
  const { message_type } = found(await campaignById(db, campaign_id));
  const source = { kind: campaignKind, id: campaign_id };
  const rows = await listSends(db, source, { states, after: after - 1, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    data: shown.map((row) => presentRecipient(row, message_type)),
    next: rows[limit]?.position ?? null,
  };
}

/** Presents somebody to whom a campaign goes; of an erased one nothing is left but what became of it. */
export function presentRecipient(row: SendRow, message_type: 'text' | 'flow'): CampaignRecipient {
  const { name = '', phone = null, version } = row.data as Partial<CampaignSend>;
  return {
    position: row.position,
    contact_id: row.contact_id,
    name,
    phone: phone ?? row.phone ?? '',
    version: message_type === 'text' && version !== undefined ? version + 1 : null,
    state: row.state,
    reason: row.reason,
    conversation_id: row.conversation_id,
    sent: row.handed_at?.toISOString() ?? null,
    replied: row.replied_at?.toISOString() ?? null,
  };
}
