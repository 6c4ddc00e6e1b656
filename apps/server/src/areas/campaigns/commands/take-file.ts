import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { takeForSending, type SentFile } from '../../media/index.ts';

/** Takes the file of a campaign: one of the library, an own upload, or what another campaign carries. */
export function takeFile(
  tx: Transaction,
  { media, user_id }: { media: string; user_id: string },
): Promise<SentFile> {
  const isOffered = sql`exists (select from campaigns
    where campaigns.account_id = media.account_id and campaigns.media_id = media.id and not campaigns.filed)`;
  return takeForSending(tx, { id: media, user_id, isOffered, keptAs: 'quick' });
}
