import type { calls, Message, ParsedInput } from '@prosa/contract';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { appendNotice } from '../core/draft.ts';
import { presentMessage } from '../present.ts';
import { messagesByIds } from '../reader.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.createSystemMessage>;

/** Adds a note to the thread. The customer never receives it. */
export async function createSystemMessage(context: CallContext, input: Input): Promise<Message> {
  const { db, session, ids, links } = context;
  const text = input.message.trim();
  if (!text) throw new AppError('message_empty');
  const id = ids.next();
  await withConversation(context, { id: input.conversation_id, open: false }, (_tx, conversation) =>
    appendNotice(conversation, { id, event: 'note', message: text, user_id: session.user_id }),
  );
  const [row] = await messagesByIds(db, db.account_id, [id]);
  return presentMessage(found(row), db.account_id, links);
}
