import type { Transaction } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { sentFile } from '../media/index.ts';
import { defineSource, type Composed, type DueSend } from '../sending/index.ts';
import { recordChange } from './events.ts';
import { endCampaigns } from './end-campaigns.ts';
import { campaignKind } from './reader.ts';
import { writerOf, type Person } from './words/words-of.ts';

/** What the ledger keeps of a receiver: as they were at the start, and which version they get. */
export interface CampaignSend extends Person {
  version: number;
}

interface Said {
  message_type: 'text' | 'flow';
  text: string;
  has_media: boolean;
  media_id: string | null;
  flow_id: string | null;
  is_skipped: boolean;
}

/** Says what a campaign says to somebody; one of the tags that stay out may have come since the start. */
export const campaignSource = defineSource<CampaignSend>({
  kind: campaignKind,
  async compose(tx, send) {
    const said = await readSaid(tx, send);
    if (!said) return { skip: 'nothing_to_say' };
    if (said.is_skipped) return { skip: 'tag_skipped' };
    return composeSaid(tx, said, send);
  },
  async changed(tx, campaign_ids) {
    await endCampaigns(tx, campaign_ids);
    for (const id of campaign_ids) recordChange(tx, id);
  },
});

function readSaid(
  tx: Transaction,
  { source_id, contact_id, data }: DueSend<CampaignSend>,
): Promise<Said | null> {
  const { account_id } = tx;
  return tx.row<Said>(
    sql`select message_type, coalesce(message[${data.version + 1}], '') as text, has_media, media_id, flow_id, exists (
        select from contact_tags g where g.account_id = ${account_id} and g.contact_id = ${contact_id}
          and g.tag_id = any(c.audience_tags_skip)) as is_skipped
      from campaigns c where account_id = ${account_id} and id = ${source_id}`,
    'said_by_campaign',
  );
}

/** What a campaign or its test says, before it is filled. */
export type Sayable = Omit<Said, 'is_skipped'>;

/** Returns what somebody is sent, with their own values. */
export async function composeSaid(
  tx: Transaction,
  { message_type, text, has_media, media_id, flow_id }: Sayable,
  { channel_id, data, now }: Pick<DueSend<Person>, 'channel_id' | 'data' | 'now'>,
): Promise<Composed> {
  if (message_type === 'flow') return flow_id === null ? { skip: 'flow_unavailable' } : { flow_id };
  const write = await writerOf(tx, channel_id);
  const filled = write(text, data, now);
  if (!has_media) {
    return filled ? { say: { type: 'text', text: filled, media: null } } : { skip: 'nothing_to_say' };
  }
  const file = media_id === null ? null : await sentFile(tx, media_id);
  if (!file) return { skip: 'file_gone' };
  return { say: { type: file.type, text: filled, media: { id: file.id, file_name: file.file_name } } };
}
