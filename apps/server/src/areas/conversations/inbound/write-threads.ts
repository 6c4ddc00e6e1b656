import { messageStatuses, type StoredQuote } from '@prosa/contract';
import type { InboundMessage } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { commitConversations } from '../core/commit.ts';
import {
  appendMessage,
  applyTransition,
  startDraft,
  type ConversationDraft,
  type NewMessage,
} from '../core/draft.ts';
import {
  begunOnHandset,
  companyAnswered,
  customerHeard,
  customerWrote,
  takenOver,
  wroteFrom,
} from '../core/transitions.ts';
import { storable } from '../storable.ts';
import type { PlacedArrival } from './arrival.ts';
import { keyOf } from './drop-known.ts';
import type { NewText } from './early-changes.ts';
import { earlyReceipts, quotedMessages } from './look-ups.ts';

interface Writing {
  arrivals: readonly PlacedArrival[];
  now: Date;
  /** The changes that arrived before their messages. */
  changes: ReadonlyMap<string, NewText>;
}

/** Longer texts, of megabytes perhaps, are cut. */
export const maxChars = 100_000;
const maxOptionChars = 256;

/** Writes the messages in order into their conversations, each of which changes state once. */
export async function writeThreads(
  runtime: Runtime,
  tx: Transaction,
  { arrivals, now, changes }: Writing,
): Promise<void> {
  if (!arrivals.length) return;
  const [quotes, receipts] = await Promise.all([quotedMessages(tx, arrivals), earlyReceipts(tx, arrivals)]);
  const context = { runtime, now, quotes, receipts, changes };
  const drafts = new Map<string, ConversationDraft>();
  for (const arrival of arrivals) {
    const { conversation } = arrival;
    const draft = drafts.get(conversation.id) ?? startDraft(conversation, { now, ids: runtime.ids });
    drafts.set(conversation.id, draft);
    const message = newMessage(arrival, context);
    const { platform_message_id, type, origin } = message;
    // The next message of this batch may quote this one.
    const text = message.deleted ? '' : storable(message.message, 300);
    quotes.set(keyOf(arrival), { platform_message_id, type, origin, message: text });
    receive(draft, arrival, message);
  }
  await commitConversations(tx, drafts.values(), { isLast: true });
}

/**
 * Adds a message to its conversation. A message of an ignored contact changes nothing else but when they wrote and from where. What the
 * business writes on its own handset counts as a person's answer.
 */
function receive(
  draft: ConversationDraft,
  { ignored, message: { from_me, peer } }: PlacedArrival,
  message: NewMessage & { created: Date },
): void {
  const { created } = message;
  applyTransition(draft, from_me ? begunOnHandset(draft, created) : customerHeard(draft, created));
  if (!from_me || draft.address === null) applyTransition(draft, wroteFrom(draft, peer.jid));
  if (from_me) {
    if (!draft.is_manual) applyTransition(draft, takenOver(draft, null));
    applyTransition(draft, companyAnswered(draft, null));
  } else if (!ignored) {
    applyTransition(draft, customerWrote(draft, draft.pending.now));
  }
  appendMessage(draft, { ...message, quiet: ignored && !from_me });
}

interface Context {
  runtime: Runtime;
  now: Date;
  quotes: ReadonlyMap<string, StoredQuote>;
  receipts: ReadonlyMap<string, number>;
  changes: ReadonlyMap<string, NewText>;
}

/** Returns what few messages have: marks, and the option that the customer chose. */
export function shownAside({ marks, option_id }: InboundMessage): Pick<NewMessage, 'marks' | 'option_id'> {
  return {
    ...(marks?.length && { marks: [...marks] }),
    ...(option_id && { option_id: storable(option_id, maxOptionChars) }),
  };
}

function newMessage(arrival: PlacedArrival, context: Context): NewMessage & { created: Date } {
  const { channel_id, message } = arrival;
  const { from_me, platform_message_id, at } = message;
  const text = storable(message.message, maxChars);
  const change = context.changes.get(keyOf(arrival));
  const edited = typeof change?.message === 'string';
  return {
    id: context.runtime.ids.next(),
    message_id: platform_message_id,
    platform_message_id,
    origin: from_me ? 'user' : 'customer',
    event: from_me ? 'own_phone' : null,
    type: message.type,
    message: change?.message ?? text,
    first_text: edited ? text : null,
    edited: edited ? change.at : null,
    deleted: change?.message === null,
    media_ref: message.media_ref,
    file_name: message.file_name && storable(message.file_name, 255),
    voice: message.voice && message.type === 'audio',
    reply_message: (message.reply_to && context.quotes.get(`${channel_id} ${message.reply_to}`)) || null,
    ...shownAside(message),
    status: from_me
      ? (context.receipts.get(keyOf(arrival)) ?? messageStatuses.accepted)
      : messageStatuses.delivered,
    // A phone's clock may run ahead; nothing was written in the future.
    created: at > context.now ? context.now : at,
  };
}
