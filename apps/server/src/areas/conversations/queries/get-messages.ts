import type { calls, Message, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentMessage } from '../present.ts';
import { messagesBefore } from '../reader.ts';
import { demandVisible } from './visible-conversation.ts';

type Input = ParsedInput<typeof calls.getMessages>;

const afterTheNewest = 2_147_483_647;

/** The newest messages before a position, oldest first, and whether there are older ones. */
export async function getMessages(
  { db, session, links }: CallContext,
  { conversation_id, before = afterTheNewest, limit }: Input,
): Promise<{ data: Message[]; has_more: boolean }> {
  await demandVisible(db, session, conversation_id);
  const rows = await messagesBefore(db, {
    account_id: db.account_id,
    conversation_id,
    before,
    most: limit + 1,
  });
  const page = rows.slice(0, limit).reverse();
  return {
    data: page.map((row) => presentMessage(row, db.account_id, links)),
    has_more: rows.length > limit,
  };
}
