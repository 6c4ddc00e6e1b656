import type { Campaign, SendCounts } from '@prosa/contract';
import type { FileLinks } from '../../platform/storage/links.ts';
import { filesByIds } from '../media/index.ts';
import { countSends, noSends, readProgress, type SourceProgress } from '../sending/index.ts';
import { campaignKind, type AccountQueryable, type CampaignRow } from './reader.ts';

/** Presents campaigns for the web app, with how far each has come. */
export async function presentCampaigns(
  { db, links }: { db: AccountQueryable; links: FileLinks },
  rows: readonly CampaignRow[],
): Promise<Campaign[]> {
  const ids = rows.filter(({ started_at }) => started_at !== null).map(({ id }) => id);
  const media_ids = rows.flatMap(({ media_id }) => media_id ?? []);
  const [counts, progress, files] = await Promise.all([
    countSends(db, campaignKind, ids),
    readProgress(db, campaignKind, ids),
    filesByIds({ db, links }, media_ids),
  ]);
  const doing = new Map(progress.map((one) => [one.source_id, one]));
  return rows.map((row) => ({
    ...fieldsOf(row),
    media: (row.media_id && files.get(row.media_id)) || null,
    held: isoHold(doing.get(row.id)),
    counts: counts.get(row.id) ?? noSends(),
    sent_messages: sentOf(counts.get(row.id) ?? noSends()),
  }));
}

/** Returns how many of the sends have left. */
export function sentOf({ sent, delivered, read, replied }: SendCounts): number {
  return sent + delivered + read + replied;
}

/** Returns why and since when a source is held, as the wire has it. */
export function isoHold(progress: SourceProgress | undefined): Campaign['held'] {
  if (!progress?.held_reason || !progress.held_at) return null;
  return { reason: progress.held_reason, since: progress.held_at.toISOString() };
}

function fieldsOf(row: CampaignRow) {
  const { id, name, audience_name, audience_tags, audience_tags_skip, message, people_count } = row;
  return {
    _id: id,
    name,
    chip: row.channel_id,
    audience_type: row.audience_type,
    audience: row.audience_id,
    audience_name,
    audience_tags,
    audience_tags_skip,
    message_type: row.message_type,
    message,
    flow: row.flow_id,
    interval: row.interval_seconds,
    scheduledTo: row.scheduled_to?.toISOString() ?? null,
    status: row.status,
    failure: row.failure,
    people_count,
    created_by: row.created_by,
    created: row.created.toISOString(),
    started: row.started_at?.toISOString() ?? null,
    finished: row.finished_at?.toISOString() ?? null,
    cancel_now: row.cancel_now,
    filed: row.filed,
  };
}
