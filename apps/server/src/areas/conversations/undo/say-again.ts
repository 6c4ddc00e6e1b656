import type { Ids } from '../../../platform/clock/ids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import { conversationEvent } from '../events.ts';
import { refreshLastMessages } from '../writer.ts';
import { isUntouched, type Changed } from './restored.ts';

/**
 * Queues again what robots were about to say when a person acted, where nothing happened since. It never left, and has
 * the same id on the network.
 */
export async function sayAgain(tx: Transaction, changed: readonly Changed[], ids: Ids): Promise<void> {
  const { account_id } = tx;
  const entries = changed.filter(isUntouched).flatMap(({ now, before }) =>
    before.withdrawn.map((entry) => ({
      ...entry,
      id: ids.next(),
      channel_id: now.channel_id,
      conversation_id: now.id,
    })),
  );
  if (!entries.length) return;
  const message_ids = entries.map(({ message_id }) => message_id);
  await tx.run(
    sql`update messages set status = 1, failure = null
      where account_id = ${account_id} and id = any(${message_ids}::text[])`,
    'unwithdraw_messages',
  );
  await tx.run(
    sql`insert into outbox (account_id, id, channel_id, conversation_id, message_id, kind, available_at)
      select ${account_id}, id, channel_id, conversation_id, message_id, 'send', available_at
      from rows from (jsonb_to_recordset(${toJson(entries)}::jsonb) as (id text, channel_id text,
        conversation_id text, message_id text, available_at timestamptz)) with ordinality
        as given(id, channel_id, conversation_id, message_id, available_at, place)
      order by place`,
    'queue_again',
  );
  await refreshLastMessages(tx, account_id, message_ids);
  for (const { message_id, conversation_id } of entries) {
    tx.record(conversationEvent('message.changed', { conversation_id, message_id }));
  }
}
