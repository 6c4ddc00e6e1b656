import { limits, type CampaignFailure, type CampaignStatus } from '@prosa/contract';
import type { Queryable } from '../../platform/db/queryable.ts';
import { raw, sql, type Sql } from '../../platform/db/sql.ts';

/** The database as one company reaches it, or a transaction in it. */
export type AccountQueryable = Queryable & { readonly account_id: string };

/** The kind of campaigns as sources of sends. */
export const campaignKind = 'campaign';

/** A campaign as it is stored, with the names beside it. */
export interface CampaignRow {
  id: string;
  name: string;
  channel_id: string | null;
  audience_type: 'audience' | 'tags';
  audience_id: string | null;
  audience_name: string | null;
  audience_tags: string[];
  audience_tags_skip: string[];
  message_type: 'text' | 'flow';
  message: string[];
  has_media: boolean;
  media_id: string | null;
  flow_id: string | null;
  interval_seconds: number;
  scheduled_to: Date | null;
  status: CampaignStatus;
  failure: CampaignFailure | null;
  people_count: number;
  created_by: string | null;
  created: Date;
  started_at: Date | null;
  planned_at: Date | null;
  finished_at: Date | null;
  cancel_now: boolean;
  filed: boolean;
}

const columns = sql`c.id, c.name, c.channel_id, c.audience_type, c.audience_id, a.name as audience_name, c.audience_tags,
  c.audience_tags_skip, c.message_type, c.message, c.has_media, c.media_id, c.flow_id, c.interval_seconds, c.scheduled_to,
  c.status, c.failure, c.people_count, u.name as created_by, c.created, c.started_at, c.planned_at, c.finished_at,
  c.cancel_now, c.filed`;
const tables = sql`campaigns c
  left join audiences a on a.account_id = c.account_id and a.id = c.audience_id
  left join users u on u.account_id = c.account_id and u.id = c.user_id`;
const countLimit = limits.search_total_cap + 1;

/** Reads the campaign, or null when this company has none of that id in use. */
export function campaignById(db: AccountQueryable, id: string): Promise<CampaignRow | null> {
  return db.row(
    sql`select ${columns} from ${tables} where c.account_id = ${db.account_id} and c.id = ${id} and not c.filed`,
    'campaign_by_id',
  );
}

/** Locks the campaign and reads it, or null when this company has none of that id in use. */
export function lockCampaign(db: AccountQueryable, id: string): Promise<CampaignRow | null> {
  return db.row(
    sql`select ${columns} from ${tables} where c.account_id = ${db.account_id} and c.id = ${id} and not c.filed
      for update of c`,
    'lock_campaign',
  );
}

interface Page {
  query: string;
  offset: number;
  limit: number;
}

/** Reads a page of the campaigns in use, newest first, and how many there are, up to one above the cap. */
export async function campaignPage(
  db: AccountQueryable,
  { query, offset, limit }: Page,
): Promise<{ rows: CampaignRow[]; counted: number }> {
  const named: Sql = query ? sql`strpos(search_form(c.name), search_form(${query})) > 0` : sql`true`;
  const inUse = sql`c.account_id = ${db.account_id} and not c.filed and ${named}`;
  const [rows, total] = await Promise.all([
    db.rows<CampaignRow>(
      sql`select ${columns} from ${tables} where ${inUse}
        order by c.created desc, c.id desc limit ${raw(String(limit))} offset ${offset}`,
    ),
    db.row<{ counted: number }>(
      sql`select count(*)::integer as counted from (select from campaigns c where ${inUse} limit ${countLimit}) as part`,
    ),
  ]);
  return { rows, counted: total?.counted ?? 0 };
}
