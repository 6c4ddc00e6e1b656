import type { calls, Message, ParsedInput } from '@prosa/contract';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { appendNotice } from '../core/draft.ts';
import { presentMessage } from '../present.ts';
import { messagesByIds } from '../reader.ts';
import { callColleagues } from '../together/call-colleagues.ts';
import { requireColleagues } from '../together/require-colleagues.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.createSystemMessage>;

/** Adds a note to the thread and notifies the people it mentions. The customer never receives it. */
export async function createSystemMessage(context: CallContext, input: Input): Promise<Message> {
  const { db, session, ids, links } = context;
  const { conversation_id, mentions: user_ids } = input;
  const text = input.message.trim();
  if (!text) throw new AppError('message_empty');
  const id = ids.next();
  await withConversation(context, { id: conversation_id, open: false }, async (tx, conversation) => {
    const { department_id } = conversation;
    await requireColleagues(tx, { department_id, user_ids });
    appendNotice(conversation, { id, event: 'note', message: text, user_id: session.user_id });
    await callColleagues(context, tx, { conversation_ids: [conversation_id], user_ids, kind: 'note' });
  });
  const [row] = await messagesByIds(db, db.account_id, [id]);
  return presentMessage(found(row), db.account_id, links);
}
