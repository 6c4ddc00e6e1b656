import type {
  HoldReason,
  Media,
  Repetition,
  ScheduledMessage,
  ScheduleStatus,
  SendReason,
  SendState,
  WaitReason,
} from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';

/** A schedule with what belongs to it, as lists show it. */
export interface ScheduleRow {
  id: string;
  channel_id: string;
  channel_name: string;
  channel_filed: boolean;
  channel_status: string;
  type: 'text' | 'flow';
  message: string;
  media_id: string | null;
  flow_id: string | null;
  flow_name: string | null;
  phone: string | null;
  contact_id: string | null;
  contact_name: string | null;
  opens_for_me: boolean;
  user_name: string;
  due_at: Date;
  day: string;
  time: string;
  starts: string;
  repeats: Repetition | null;
  status: ScheduleStatus;
  state: SendState;
  reason: SendReason | null;
  held_reason: HoldReason | null;
  wait_reason: WaitReason | null;
  last_state: SendState | null;
  last_reason: SendReason | null;
  last_at: Date | null;
}

/** The tables of `scheduleColumns`, of which `s` is the schedule, `ch` its number and `k` its receiver. */
export const scheduleTables = sql`schedules s
  join accounts a on a.id = s.account_id
  join channels ch on ch.account_id = s.account_id and ch.id = s.channel_id
  join users u on u.account_id = s.account_id and u.id = s.user_id
  join sends x on x.account_id = s.account_id and x.id = s.send_id
  left join sends l on l.account_id = s.account_id and l.id = s.last_send_id
  left join contacts k on k.account_id = s.account_id and k.id = coalesce(s.contact_id, x.contact_id)
  left join flows f on f.account_id = s.account_id and f.id = s.flow_id
  left join send_sources src on src.account_id = s.account_id and src.kind = 'schedule' and src.id = s.plan_id
  left join send_numbers n on n.account_id = s.account_id and n.channel_id = s.channel_id`;

export const scheduleColumns = sql`s.id, s.channel_id, ch.name as channel_name, ch.filed as channel_filed,
  ch.status as channel_status, s.type, s.message, s.media_id, s.flow_id, f.name as flow_name,
  coalesce(s.phone, k.phone) as phone, k.id as contact_id,
  coalesce(nullif(k.override_name, ''), k.name) as contact_name, s.opens_for_me, u.name as user_name, s.due_at,
  to_char(s.due_at at time zone a.time_zone, 'YYYY-MM-DD') as day,
  to_char(s.due_at at time zone a.time_zone, 'HH24:MI') as time, s.first_day::text as starts, s.repeats, s.status,
  x.state, x.reason, src.held_reason, n.wait_reason, l.state as last_state, l.reason as last_reason,
  coalesce(l.handed_at, l.due_at) as last_at`;

interface Around {
  now: Date;
  media: ReadonlyMap<string, Media>;
}

/** Presents a schedule for the web app. */
export function presentSchedule(row: ScheduleRow, { now, media }: Around): ScheduledMessage {
  const { contact_id, flow_id, status, state, last_state, last_at } = row;
  const isPending = status === 'scheduled';
  return {
    _id: row.id,
    to: row.phone ?? '',
    contact: contact_id === null ? null : { _id: contact_id, name: row.contact_name ?? '' },
    chip: { _id: row.channel_id, name: row.channel_name, filed: row.channel_filed },
    type: row.type,
    message: row.message,
    media: media.get(row.media_id ?? '') ?? null,
    flow: flow_id === null ? null : { _id: flow_id, name: row.flow_name ?? '' },
    opens_for_me: row.opens_for_me,
    user: row.user_name,
    scheduledTo: row.due_at.toISOString(),
    day: row.day,
    time: row.time,
    starts: row.starts,
    repeats: row.repeats,
    status,
    send: { state, reason: row.reason },
    held: isPending ? row.held_reason : null,
    waits: isPending && row.due_at <= now ? row.wait_reason : null,
    is_connected: row.channel_status === 'open',
    last:
      last_state && last_at
        ? { state: last_state, reason: row.last_reason, at: last_at.toISOString() }
        : null,
    filed: false,
  };
}
