import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { applyTransition } from '../core/draft.ts';
import { markedRead } from '../core/transitions.ts';
import { sql } from '../../../platform/db/sql.ts';
import { publishHint } from '../outbox/hints.ts';
import { placeOfCustomer } from '../queries/place-of-customer.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.readConversation>;

/** More than this are not unread on a phone that anybody looks at; the newest one stands for all before it. */
const maxRead = 30;

/**
 * Removes the unread mark, for everybody, because somebody looked, and lets the customer's phone show that, unless the
 * number keeps it to itself. Records nothing when there was no mark.
 */
export async function readConversation(
  context: CallContext,
  { conversation_id }: Input,
): Promise<Record<string, never>> {
  const wanted = { id: conversation_id, open: false };
  const unread = await withConversation(context, wanted, (_tx, conversation) => {
    const { unread: count } = conversation;
    if (count || conversation.is_new) applyTransition(conversation, markedRead(conversation));
    return count;
  });
  if (unread) await tellCustomer(context, conversation_id, Math.min(unread, maxRead));
  return {};
}

async function tellCustomer(context: CallContext, conversation_id: string, count: number): Promise<void> {
  const { db } = context;
  const place = await placeOfCustomer(db, conversation_id);
  if (!place?.read_receipts) return;
  const rows = await db.rows<{ id: string }>(
    sql`select platform_message_id as id from messages
      where account_id = ${db.account_id} and conversation_id = ${conversation_id} and origin = 'customer'
      order by position desc limit ${count}`,
    'read_messages',
  );
  const ids = rows.map(({ id }) => id).reverse();
  const { channel_id, to } = place;
  if (ids.length) publishHint(context, { channel_id, to, kind: 'read', ids });
}
