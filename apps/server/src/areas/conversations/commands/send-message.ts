import type { calls, Message, ParsedInput, QuotedMessage } from '@prosa/contract';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { violates } from '../../../platform/db/violates.ts';
import { takeForSending } from '../../media/index.ts';
import { wakeOutbox } from '../outbox/topic.ts';
import { presentMessage } from '../present.ts';
import { messageByClientId, messageByPlatformId, messagesByIds } from '../reader.ts';
import type { ConversationRow, MessageRow } from '../rows.ts';
import { silenceRobot } from '../robot/silence-robot.ts';
import { storable } from '../storable.ts';
import { appendMessage, enqueueOutbox } from '../writer.ts';
import { retryMessage } from './retry-message.ts';
import { takeOver } from './take-over.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.sendMessage>;

const pending = 1;

/**
 * Writes a message, with a file or without, and queues it for the channel. The caller's `message_id` makes a repeat the same message; with
 * other content it is refused; of a failed or unconfirmed message a repeat is a new try.
 */
export async function sendMessage(context: CallContext, input: Input): Promise<Message> {
  const { db, session, links } = context;
  if (!input.text.trim() && input.media === undefined) throw new AppError('message_empty');
  const message_id = input.message_id ?? context.ids.message();
  const { id, channel_id } = await withConversation(
    context,
    { id: input.conversation_id, open: false },
    async (tx, conversation) => {
      const earlier = await messageByClientId(tx, session.account_id, message_id);
      const written = earlier
        ? await repeat(context, tx, { earlier, input })
        : await write(context, tx, { conversation, message_id, input });
      return { id: written, channel_id: conversation.channel_id };
    },
  ).catch((error: unknown) => {
    const taken = violates(error, 'messages_platform') || violates(error, 'messages_client');
    throw taken ? new AppError('message_id_taken') : error;
  });
  wakeOutbox(context, channel_id);
  const [row] = await messagesByIds(db, db.account_id, [id]);
  return presentMessage(found(row), db.account_id, links);
}

interface Repeat {
  earlier: MessageRow;
  input: Input;
}

async function repeat(context: CallContext, tx: Transaction, { earlier, input }: Repeat): Promise<string> {
  const same =
    earlier.conversation_id === input.conversation_id &&
    earlier.message === input.text &&
    (earlier.media_id ?? undefined) === mediaId(input) &&
    (earlier.reply_message?.platform_message_id ?? undefined) === input.reply_to;
  if (!same) throw new AppError('message_id_taken');
  await retryMessage(context, tx, earlier);
  return earlier.id;
}

interface Write {
  conversation: ConversationRow;
  message_id: string;
  input: Input;
}

async function write(
  context: CallContext,
  tx: Transaction,
  { conversation, message_id, input }: Write,
): Promise<string> {
  const { session, ids, clock } = context;
  const { user_id } = session;
  if (conversation.finished) throw new AppError('conversation_finished');
  const reply_message = input.reply_to ? await quoted(tx, conversation, input.reply_to) : null;
  const media_id = mediaId(input);
  const media = media_id === undefined ? null : await takeForSending(tx, { id: media_id, user_id });
  const now = clock.now();
  // Whoever writes, answers: the robot must not talk over a person.
  if (conversation.is_manual && conversation.chatbot_type) await silenceRobot(tx, [conversation.id]);
  if (!conversation.is_manual) {
    await takeOver(tx, conversation, {
      user: { id: user_id, name: session.user_name },
      id: ids.next(),
      now,
    });
  }
  const id = ids.next();
  await appendMessage(tx, conversation, {
    id,
    message_id,
    platform_message_id: message_id,
    origin: 'user',
    type: media?.type ?? 'text',
    event: null,
    message: input.text,
    media,
    reply_message,
    user_id,
    status: pending,
    created: now,
  });
  const { channel_id } = conversation;
  await enqueueOutbox(tx, {
    id: ids.next(),
    channel_id,
    conversation_id: conversation.id,
    message_id: id,
    kind: 'send',
    now,
  });
  await tx.run(
    sql`update conversations set waiting_response = false, waiting_since = null, unread = 0, is_new = false,
        user_id = coalesce(user_id, ${user_id})
      where account_id = ${tx.account_id} and id = ${conversation.id}`,
    'answered',
  );
  return id;
}

/** Named by its id or as a whole. */
function mediaId({ media }: Input): string | undefined {
  return typeof media === 'object' ? media._id : media;
}

/** The quoted message, which must be of the same conversation's channel and thread. */
async function quoted(
  tx: Transaction,
  conversation: ConversationRow,
  platform_message_id: string,
): Promise<QuotedMessage> {
  const { account_id } = tx;
  const { channel_id } = conversation;
  const row = found(await messageByPlatformId(tx, { account_id, channel_id, platform_message_id }));
  if (row.conversation_id !== conversation.id) throw new AppError('not_found');
  return {
    platform_message_id,
    type: row.type,
    message: row.deleted ? '' : storable(row.message, 300),
    origin: row.origin,
  };
}
