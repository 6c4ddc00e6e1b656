import {
  messageStatuses,
  type calls,
  type Message,
  type ParsedInput,
  type StoredQuote,
} from '@prosa/contract';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { violates } from '../../../platform/db/violates.ts';
import { capabilitiesOf, chooseTemplate } from '../../channels/index.ts';
import { demandSize, takeForSending } from '../../media/index.ts';
import { offeredFile } from '../../quick-messages/index.ts';
import { commitConversations } from '../core/commit.ts';
import { appendMessage, applyTransition, type ConversationDraft } from '../core/draft.ts';
import { refuseClosedWindow } from '../core/refuse-closed-window.ts';
import { lockForMessage } from '../core/lock.ts';
import { companyAnswered, takenOver } from '../core/transitions.ts';
import { wakeOutbox } from '../outbox/topic.ts';
import { presentMessage } from '../present.ts';
import { messageByClientId, messageByPlatformId, messagesByIds } from '../reader.ts';
import { storable } from '../storable.ts';
import { retryMessage } from './retry-message.ts';
import { draftFor } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.sendMessage>;

/**
 * Writes a message, with or without a file, and queues it for the channel. A repeat with the same `message_id`
 * returns the message that is already there, and tries it again if it is failed or unconfirmed. A repeat with other
 * content is refused.
 */
export async function sendMessage(context: CallContext, input: Input): Promise<Message> {
  const { db, links } = context;
  if (!input.text.trim() && input.media === undefined) throw new AppError('message_empty');
  if (input.template && input.media !== undefined) throw new AppError('malformed', { field: 'media' });
  const message_id = input.message_id ?? context.ids.message();
  const { id, channel_id } = await tryTwice(() =>
    db.transaction(async (tx) => {
      const locked = await lockForMessage(tx, { id: input.conversation_id, message_id });
      const conversation = draftFor(context, locked);
      const written = conversation.written
        ? await repeat(context, tx, { conversation, message_id, input })
        : await write(context, tx, { conversation, message_id, input });
      await commitConversations(tx, [conversation], { isLast: true });
      return { id: written, channel_id: conversation.channel_id };
    }),
  );
  // Asked for before it is sent, so that the answer shows it as it was written.
  const written = messagesByIds(db, db.account_id, [id]);
  wakeOutbox(context, channel_id);
  const [row] = await written;
  return presentMessage(found(row), db.account_id, links);
}

/** Runs the attempt again when the same message was being stored at that very moment; the second attempt sees it. */
async function tryTwice<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const isTaken = (error: unknown) =>
    violates(error, 'messages_platform') || violates(error, 'messages_client');
  try {
    return await attempt();
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  return attempt().catch((error: unknown) => {
    throw isTaken(error) ? new AppError('message_id_taken') : error;
  });
}

async function repeat(
  context: CallContext,
  tx: Transaction,
  { conversation, message_id, input }: Write,
): Promise<string> {
  const earlier = found(await messageByClientId(tx, tx.account_id, message_id));
  const same =
    earlier.conversation_id === input.conversation_id &&
    earlier.message === input.text &&
    (earlier.media_id ?? undefined) === mediaId(input) &&
    (earlier.reply_message?.platform_message_id ?? undefined) === input.reply_to;
  if (!same) throw new AppError('message_id_taken');
  if (earlier.status === messageStatuses.failed && !earlier.is_template)
    refuseClosedWindow(conversation, context.clock.now());
  await retryMessage(context, tx, earlier);
  return earlier.id;
}

interface Write {
  conversation: ConversationDraft & { driver: string };
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
  if (!input.template) refuseClosedWindow(conversation, clock.now());
  const reply_message = input.reply_to ? await quoted(tx, conversation, input.reply_to) : null;
  const { template: choice, text } = input;
  const template = choice
    ? await chooseTemplate(tx, { channel_id: conversation.channel_id, choice, text })
    : null;
  const media_id = mediaId(input);
  const isOffered = offeredFile(session);
  const media =
    media_id === undefined ? null : await takeForSending(tx, { id: media_id, user_id, isOffered });
  if (media) demandSize(media, capabilitiesOf(conversation.driver).maxBytes);
  // A person who writes takes over: the bot must not talk over them.
  if (!conversation.is_manual) {
    applyTransition(conversation, takenOver(conversation, { id: user_id, name: session.user_name }));
  }
  applyTransition(conversation, companyAnswered(conversation, user_id));
  const id = ids.next();
  appendMessage(conversation, {
    id,
    message_id,
    platform_message_id: message_id,
    origin: 'user',
    type: media?.type ?? 'text',
    message: text,
    template,
    media_id: media?.id ?? null,
    file_name: media?.file_name ?? null,
    reply_message,
    user_id,
    status: messageStatuses.pending,
    leaves: { lane: 'person', at: clock.now() },
  });
  return id;
}

/** Returns the id of the file; the input names it by its id or as a whole object. */
function mediaId({ media }: Input): string | undefined {
  return typeof media === 'object' ? media._id : media;
}

/** Reads the quoted message, which must be in the same conversation. */
async function quoted(
  tx: Transaction,
  conversation: ConversationDraft,
  platform_message_id: string,
): Promise<StoredQuote> {
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
