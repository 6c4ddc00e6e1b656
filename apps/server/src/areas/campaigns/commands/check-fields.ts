import type { calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { audienceById } from '../../audiences/index.ts';
import { requireChannel } from '../../channels/index.ts';
import { requireFlow } from '../../flows/index.ts';
import type { AccountQueryable } from '../reader.ts';

type Fields = ParsedInput<typeof calls.createCampaign>;
export type Target = Pick<
  Fields,
  'chip' | 'audience_type' | 'audience' | 'audience_tags' | 'audience_tags_skip'
>;
export type Content = Pick<Fields, 'message_type' | 'message' | 'media' | 'flow'>;

/** Refuses a public that is not complete, or that names what this company does not have. */
export async function requireTarget(db: AccountQueryable, target: Target): Promise<{ channel_id: string }> {
  const { chip, audience_type, audience, audience_tags } = target;
  if (chip === null) throw new AppError('campaign_chip_required');
  if (audience_type === 'audience' && audience === null) throw new AppError('campaign_audience_required');
  if (audience_type === 'tags' && !audience_tags.length) throw new AppError('campaign_tags_required');
  await requireKnown(db, target);
  if (audience_type === 'audience' && audience !== null) {
    const row = await audienceById(db, audience);
    if (row?.state === 'filling') throw new AppError('campaign_audience_filling');
  }
  return { channel_id: chip };
}

/** Refuses words that are not complete: empty versions, no flow. */
export function requireContent({ message_type, message, media, flow }: Content): void {
  if (message_type === 'flow') {
    if (flow === null) throw new AppError('campaign_flow_required');
    return;
  }
  const isEmpty = message.length === 0 || message.some((version) => !version.trim());
  // A file may go without words, but then it has no versions.
  const isFileAlone = media !== null && message.every((version) => !version.trim()) && message.length < 2;
  if (isEmpty && !isFileAlone) throw new AppError('campaign_text_empty');
}

/** Throws not_found for whatever is named that this company does not have in use. */
export async function requireKnown(
  db: AccountQueryable,
  { chip, audience, audience_tags, audience_tags_skip, flow = null }: Target & { flow?: string | null },
): Promise<void> {
  if (chip !== null) await requireChannel(db, chip);
  if (flow !== null) await requireFlow(db, flow);
  if (audience !== null && !(await audienceById(db, audience))) throw new AppError('not_found');
  const tags = [...new Set([...audience_tags, ...audience_tags_skip])];
  const row = await db.row<{ known: boolean }>(
    sql`select count(*) = ${tags.length} as known from tags
      where account_id = ${db.account_id} and id = any(${tags}::uuid[])`,
    'known_tags',
  );
  if (!row?.known) throw new AppError('not_found');
}
