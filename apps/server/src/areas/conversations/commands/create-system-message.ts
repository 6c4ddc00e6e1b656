import type { calls, Message, ParsedInput } from '@prosa/contract';
import { violates } from '../../../platform/db/violates.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { appendNotice } from '../core/draft.ts';
import { presentMessage } from '../present.ts';
import { messageByPlatformId, messagesByIds } from '../reader.ts';
import { callColleagues } from '../together/call-colleagues.ts';
import { requireColleagues } from '../together/require-colleagues.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.createSystemMessage>;

/**
 * Adds a note to the thread and notifies the people it mentions. The customer never receives it. A repeat with the
 * same `message_id` returns the note that is already there and notifies nobody; one with another content is refused.
 */
export async function createSystemMessage(context: CallContext, input: Input): Promise<Message> {
  const { db, session, ids, links } = context;
  const { conversation_id, mentions: user_ids, message_id } = input;
  const text = input.message.trim();
  if (!text) throw new AppError('message_empty');
  const id = await withConversation(
    context,
    { id: conversation_id, open: false },
    async (tx, conversation) => {
      const { department_id, channel_id } = conversation;
      const earlier =
        message_id && (await sameNote(context, tx, { message_id, channel_id, conversation_id, text }));
      if (earlier) return earlier;
      await requireColleagues(tx, { department_id, user_ids });
      const { user_id } = session;
      const written = appendNotice(conversation, {
        id: ids.next(),
        message_id,
        event: 'note',
        message: text,
        user_id,
      });
      await callColleagues(context, tx, { conversation_ids: [conversation_id], user_ids, kind: 'note' });
      return written;
    },
  ).catch((error: unknown) => {
    // Another conversation's message has it since a moment.
    throw violates(error, 'messages_platform') ? new AppError('message_id_taken') : error;
  });
  const [row] = await messagesByIds(db, db.account_id, [id]);
  return presentMessage(found(row), db.account_id, links);
}

interface Wanted {
  message_id: string;
  channel_id: string;
  conversation_id: string;
  text: string;
}

/** Returns the id of the note that this client id stands for already; null when it stands for nothing. */
async function sameNote(
  { session }: CallContext,
  tx: Transaction,
  { message_id, channel_id, conversation_id, text }: Wanted,
): Promise<string | null> {
  const { account_id } = tx;
  const earlier = await messageByPlatformId(tx, { account_id, channel_id, platform_message_id: message_id });
  if (!earlier) return null;
  const isSame =
    earlier.event === 'note' &&
    earlier.conversation_id === conversation_id &&
    earlier.user_id === session.user_id &&
    earlier.message === text;
  if (!isSame) throw new AppError('message_id_taken');
  return earlier.id;
}
