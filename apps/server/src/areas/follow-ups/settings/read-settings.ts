import {
  defaultFollowUpSettings,
  type FollowUpMessage,
  type FollowUpSettings,
  type FollowUpType,
} from '@prosa/contract';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';

/** What decides about follow-ups of a company. */
export interface FollowUpRules {
  settings: FollowUpSettings;
  /** Whether they are on, and the plan has them. */
  is_on: boolean;
  /** What was said before then starts none. */
  since: Date;
  time_zone: string;
}

interface Row {
  time_zone: string;
  has_follow_ups: boolean;
  since: Date | null;
  start_time: number;
  end_time: number;
  enabled: boolean;
  types: FollowUpType[];
  messages: [FollowUpMessage, FollowUpMessage, FollowUpMessage];
}

/** Reads the follow-ups of a company; those to begin with where it has saved none. */
export async function readRules(db: Queryable & { readonly account_id: string }): Promise<FollowUpRules> {
  const row = await db.row<Row>(
    sql`select a.time_zone, a.max_channels > 1 as has_follow_ups, s.since, s.start_time, s.end_time, s.enabled, s.types,
        s.messages
      from accounts a left join follow_up_settings s on s.account_id = a.id where a.id = ${db.account_id}`,
    'follow_up_rules',
  );
  const settings = row?.since ? settingsOf(row) : defaultFollowUpSettings;
  return {
    settings,
    is_on: settings.enabled && (row?.has_follow_ups ?? false),
    since: row?.since ?? new Date(0),
    time_zone: row?.time_zone ?? 'UTC',
  };
}

function settingsOf({ enabled, types, start_time, end_time, messages }: Row): FollowUpSettings {
  const [message_1, message_2, message_3] = messages;
  return { enabled, types, start_time, end_time, message_1, message_2, message_3 };
}
