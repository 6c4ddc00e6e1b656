import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import { chatStages } from '../../channels/index.ts';
import { chatStageInSql } from './chat-stage.ts';
import { lanes, type Lane } from './lanes.ts';

/** What has to leave over the channel for a message that is already written. */
export interface Leaving {
  id: string;
  channel_id: string;
  conversation_id: string;
  message_id: string;
  kind: 'send' | 'delete' | 'edit' | 'react';
  /** The new text of an edit; the emoji of a reaction, null to remove it. */
  content?: string | null;
  /** The emoji that the network has. */
  before?: string | null;
  lane: Lane;
  available_at: Date | string;
}

/**
 * Queues these entries, in this order, for messages that are already written: to send them again, to delete or edit
 * them, or to react to them.
 */
export async function enqueue(tx: Transaction, entries: readonly Leaving[]): Promise<void> {
  if (!entries.length) return;
  const rows = entries.map((entry) => ({ ...entry, lane: lanes[entry.lane] }));
  await tx.run(
    sql`insert into outbox (account_id, id, channel_id, conversation_id, message_id, kind, lane, chat, content, before,
        available_at)
      select ${tx.account_id}, row.id, row.channel_id, conversation_id, message_id, kind, lane,
        case when kind = 'send' then ${chatStageInSql} else ${chatStages.answered} end, content, before, available_at
      from json_populate_recordset(null::outbox, ${toJson(rows)}::json) with ordinality as row
      join conversations c on c.account_id = ${tx.account_id} and c.id = row.conversation_id
      order by ordinality`,
    'enqueue_outbox',
  );
}
