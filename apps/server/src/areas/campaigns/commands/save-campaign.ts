import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireFlow } from '../../flows/index.ts';
import { releaseQuickFile, removeFiles } from '../../media/index.ts';
import { recordChange } from '../events.ts';
import { lockCampaign, type CampaignRow } from '../reader.ts';
import { wakeCampaigns } from '../topic.ts';
import { archiveCampaign, cancelCampaign } from './cancel-campaign.ts';
import { requireContent, requireKnown, requireTarget } from './check-fields.ts';
import { takeFile } from './take-file.ts';

type Fields = ParsedInput<typeof calls.createCampaign>;

/** A moment that passed while somebody was writing still counts. */
const pastMs = 10 * 60_000;

/** Makes a campaign that starts at its hour, or a draft. */
export async function createCampaign(context: CallContext, fields: Fields): Promise<{ _id: string }> {
  const { db, ids } = context;
  const id = ids.next();
  await db.transaction(async (tx) => {
    await write(context, tx, { id, fields, media_id: await mediaOf(context, tx, fields) });
    recordChange(tx, id);
  });
  wakeCampaigns(context, db.account_id);
  return { _id: id };
}

/** Changes a campaign that has not started, cancels one, or archives it. Its lock keeps it from starting meanwhile. */
export async function updateCampaign(
  context: CallContext,
  { _id, cancel_now, filed, ...fields }: ParsedInput<typeof calls.updateCampaign>,
): Promise<{ _id: string }> {
  const { db, storage } = context;
  const unused = await db.transaction(async (tx) => {
    const before = found(await lockCampaign(tx, _id));
    if (filed) await archiveCampaign(context, tx, before);
    else if (cancel_now) await cancelCampaign(context, tx, before);
    else await change(context, tx, { before, fields });
    recordChange(tx, _id);
    const { media_id } = before;
    const isDropped = media_id !== null && (filed || (!cancel_now && fields.media !== media_id));
    return isDropped && (await releaseQuickFile(tx, media_id)) ? media_id : null;
  });
  if (unused !== null) await removeFiles(storage, [{ account_id: db.account_id, id: unused }]);
  wakeCampaigns(context, db.account_id);
  return { _id };
}

async function change(
  context: CallContext,
  tx: Transaction,
  { before, fields }: { before: CampaignRow; fields: Fields },
): Promise<void> {
  const isOpen = ['draft', 'scheduled', 'error'].includes(before.status);
  if (!isOpen) throw new AppError('campaign_fixed');
  await write(context, tx, { id: before.id, fields, media_id: await mediaOf(context, tx, fields) });
}

/** Takes the file that goes with the texts. */
async function mediaOf(
  { session: { user_id } }: CallContext,
  tx: Transaction,
  { media, message, message_type }: Fields,
): Promise<string | null> {
  if (media === null || message_type === 'flow') return null;
  const { id, type } = await takeFile(tx, { media, user_id });
  const saysNothing = message.every((version) => !version.trim());
  if (type === 'audio' && !saysNothing) throw new AppError('campaign_audio_text');
  return id;
}

interface Writing {
  id: string;
  fields: Fields;
  media_id: string | null;
}

async function write(
  context: CallContext,
  tx: Transaction,
  { id, fields, media_id }: Writing,
): Promise<void> {
  const { clock, session } = context;
  const now = clock.now();
  const name = fields.name.trim();
  if (!name) throw new AppError('name_required');
  if (fields.draft) await requireKnown(tx, fields);
  else await requireComplete(tx, fields, now);
  const texts = fields.message_type === 'flow' ? [] : fields.message.map((version) => version.trim());
  const isAudience = fields.audience_type === 'audience';
  const row = {
    channel_id: fields.chip,
    name,
    audience_type: fields.audience_type,
    audience_id: isAudience ? fields.audience : null,
    audience_tags: isAudience ? [] : fields.audience_tags,
  };
  const { flow, message_type, audience_tags_skip, interval, scheduledTo } = fields;
  const status = fields.draft ? 'draft' : 'scheduled';
  await tx.run(
    sql`insert into campaigns (account_id, id, user_id, name, channel_id, audience_type, audience_id, audience_tags,
        audience_tags_skip, message_type, message, has_media, media_id, flow_id, interval_seconds, scheduled_to, status,
        created)
      values (${tx.account_id}, ${id}, ${session.user_id}, ${row.name}, ${row.channel_id}, ${row.audience_type},
        ${row.audience_id}, ${row.audience_tags}::uuid[], ${audience_tags_skip}::uuid[], ${message_type},
        ${texts}::text[], ${media_id !== null}, ${media_id}, ${message_type === 'flow' ? flow : null}, ${interval},
        ${scheduledTo}, ${status}, ${now})
      on conflict (account_id, id) do update set name = excluded.name, channel_id = excluded.channel_id,
        audience_type = excluded.audience_type, audience_id = excluded.audience_id,
        audience_tags = excluded.audience_tags, audience_tags_skip = excluded.audience_tags_skip,
        message_type = excluded.message_type, message = excluded.message, has_media = excluded.has_media,
        media_id = excluded.media_id, flow_id = excluded.flow_id, interval_seconds = excluded.interval_seconds,
        scheduled_to = excluded.scheduled_to, status = excluded.status, failure = null`,
    'write_campaign',
  );
  if (status === 'scheduled') {
    const target = { kind: 'campaign', id, label: name } as const;
    await recordAudit(context, tx, { action: 'campaign.scheduled', target });
  }
}

/** Refuses a campaign that could not be sent, in the order of its fields. */
async function requireComplete(tx: Transaction, fields: Fields, now: Date): Promise<void> {
  await requireTarget(tx, fields);
  requireContent(fields);
  if (fields.flow !== null) await requireFlow(tx, fields.flow);
  if (fields.scheduledTo === null) throw new AppError('campaign_date_required');
  if (new Date(fields.scheduledTo).getTime() < now.getTime() - pastMs)
    throw new AppError('campaign_date_past');
}
