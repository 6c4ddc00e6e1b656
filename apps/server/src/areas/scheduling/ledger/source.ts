import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { keptFile } from '../../media/index.ts';
import { defineSource, fillText, readerOf, type Composed, type DueSend } from '../../sending/index.ts';
import { followSends } from './follow-sends.ts';
import { scheduleKind } from './plan-occurrence.ts';

interface Content {
  type: 'text' | 'flow';
  message: string;
  flow_id: string | null;
  has_file: boolean;
  media_id: string | null;
  /** The person for whom the conversation opens, while they are in the team. */
  opens_for: string | null;
}

/** What schedules send. */
export const scheduleSource = defineSource({ kind: scheduleKind, compose, changed: followSends });

async function compose(tx: Transaction, send: DueSend): Promise<Composed> {
  const content = await tx.row<Content>(
    sql`select s.type, s.message, s.flow_id, s.has_file, s.media_id,
        case when s.opens_for_me and not u.filed then s.user_id end as opens_for
      from schedules s join users u on u.account_id = s.account_id and u.id = s.user_id
      where s.account_id = ${tx.account_id} and s.plan_id = ${send.source_id} and s.filed_at is null`,
    'content_of_schedule',
  );
  if (!content) return { skip: 'nothing_to_say' };
  const { type, flow_id, message, has_file, media_id, opens_for } = content;
  if (type === 'flow') return flow_id === null ? { skip: 'flow_unavailable' } : { flow_id };
  const text = fillText(message, await readerOf(tx, send));
  const opening = opens_for === null ? {} : { opens_for };
  if (!has_file)
    return text ? { say: { type: 'text', text, media: null }, ...opening } : { skip: 'nothing_to_say' };
  const file = media_id === null ? null : await keptFile(tx, media_id);
  if (!file) return { skip: 'file_gone' };
  const { id, file_name } = file;
  return { say: { type: file.type, text, media: { id, file_name }, voice: file.ptt }, ...opening };
}
