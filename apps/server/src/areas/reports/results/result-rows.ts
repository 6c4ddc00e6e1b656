import type { ResultRun } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';

/** What a row of a list of results leads to; the contact is null once it was erased. */
export interface TalkRow {
  contact_id: string | null;
  name: string;
  override_name: string | null;
  phone: string | null;
  conversation_id: string;
  finished: Date | null;
  channel_id: string;
  channel_name: string;
  flow_id: string;
  flow_name: string;
}

/** The columns of a `TalkRow`, for rows `r` joined by `talkOf`. */
export const talkColumns = sql`ct.id as contact_id, ct.name, ct.override_name, ct.phone, c.id as conversation_id,
  c.finished, r.channel_id, ch.name as channel_name, r.flow_id, f.name as flow_name`;

/** Joins to rows `r` what they lead to. Of an erased contact only the row itself is left. */
export const talkOf = sql`left join conversations c on c.account_id = r.account_id and c.id = r.conversation_id
  left join contacts ct on ct.account_id = c.account_id and ct.id = c.contact_id
  join channels ch on ch.account_id = r.account_id and ch.id = r.channel_id
  join flows f on f.account_id = r.account_id and f.id = r.flow_id`;

/** Presents where a row leads; null where it leads to nobody any more. */
export function presentTalk(
  row: TalkRow,
): Pick<ResultRun, 'contact' | 'conversation' | 'chip' | 'flow'> | null {
  if (row.contact_id === null) return null;
  return {
    contact: {
      _id: row.contact_id,
      name: row.name,
      override_name: row.override_name,
      phone: row.phone ?? '',
    },
    conversation: { _id: row.conversation_id, finished: row.finished !== null },
    chip: { _id: row.channel_id, name: row.channel_name },
    flow: { _id: row.flow_id, name: row.flow_name },
  };
}
