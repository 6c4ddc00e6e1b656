import { z } from 'zod';
import { channelStatus, channelStatusReason } from './channels/channel.ts';
import { conversation } from './conversations/conversation.ts';
import { message } from './conversations/message.ts';
import { contactImport } from './contacts/contact-import.ts';
import { contact } from './contacts/contact.ts';
import { instant, rowId } from './shapes.ts';

const about = { conversation_id: rowId };

/** What travels as `receive-message`, one or several as its arguments. Each carries the account's sequence, except passing ones such as typing. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('new_message'), ...about, message, conversation }),
  z.object({ type: z.literal('new_conversation'), ...about, conversation }),
  z.object({ type: z.literal('conversation_updated'), ...about, conversation }),
  z.object({
    type: z.literal('set_manual'),
    ...about,
    conversation,
    user: z.object({ _id: rowId, name: z.string() }).nullable(),
  }),
  /** `user_id` is who finished it; null when a rule did. */
  z.object({ type: z.literal('conversation_finished'), ...about, user_id: rowId.nullable() }),
  /** 'Finalizar em massa': many at once, as one event for each department and some hundreds of conversations. */
  z.object({ type: z.literal('conversations_finished'), conversation_ids: z.array(rowId), user_id: rowId }),
  /** A finish or transfer was undone: these are as they were before, and are to be loaded again. */
  z.object({ type: z.literal('conversations_restored'), conversation_ids: z.array(rowId) }),
  /** The conversation left what this person may see; `into` is the one that it goes on in, if it does. */
  z.object({ type: z.literal('conversation_removed'), ...about, into: rowId.optional() }),
  z.object({ type: z.literal('message_read'), ...about, message }),
  z.object({ type: z.literal('message_updated'), ...about, message }),
  z.object({ type: z.literal('contact_updated'), contact }),
  z.object({ type: z.literal('contact_removed'), contact_id: rowId }),
  /** Many contacts changed at once: lists of them are to be loaded again. */
  z.object({ type: z.literal('contacts_changed') }),
  z.object({ type: z.literal('contact_import'), import: contactImport }),
  z.object({ type: z.literal('typing'), ...about }),
  /** A flow calls this person to the conversation. */
  z.object({ type: z.literal('mentioned'), ...about }),
  z.object({ type: z.literal('qrcode'), chip_number_id: rowId, message: z.string() }),
  z.object({
    type: z.literal('status'),
    chip_number_id: rowId,
    message: channelStatus,
    reason: channelStatusReason.nullable(),
    since: instant.nullable(),
    by: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  z.object({ type: z.literal('chips_changed') }),
  z.object({ type: z.literal('tags_changed') }),
  z.object({ type: z.literal('departments_changed') }),
  z.object({ type: z.literal('medias_changed') }),
  z.object({ type: z.literal('quick_messages_changed') }),
  z.object({ type: z.literal('flows_changed') }),
  z.object({ type: z.literal('user_changed'), user_id: rowId }),
  z.object({ type: z.literal('load_open_conversations') }),
  z.object({ type: z.literal('load_realtime') }),
]);

export type LiveEvent = z.infer<typeof liveEvent>;
export type LiveEventType = LiveEvent['type'];
export type LiveEventOf<Type extends LiveEventType> = Extract<LiveEvent, { type: Type }>;

/** A live event as it arrives in the browser. */
export type SequencedLiveEvent = LiveEvent & { sequence: number | null };

/** What the browser may ask over the socket, each answered by an acknowledgement. */
export const socketRequests = {
  'join-room': z.object({ joined: z.boolean(), sequence: z.number().int() }),
  'leave-all-rooms': z.object({}),
  /** `{since}` → the events missed. `reset` means too many: load everything again. */
  'catch-up': z.object({ events: z.array(z.unknown()), sequence: z.number().int(), reset: z.boolean() }),
  /** `{}` → the account's newest sequence, to find a connection that is open but dead. */
  'ping-live': z.object({ sequence: z.number().int() }),
};

/** The socket's path and its one event name (specification section 7); its arguments are `SequencedLiveEvent`s. */
export const socketPath = '/sock/';
export const socketEvent = 'receive-message';
/** Told to the oldest of a person's sockets before it is cut, because they opened more than one may have. */
export const socketReplaced = 'replaced';
