import { messageStatuses, type MessageType } from '@prosa/contract';
import type { Choices, Offer } from '@prosa/whatsapp';
import { appendMessage, applyTransition, type ConversationDraft } from './draft.ts';
import type { Lane } from './lanes.ts';
import { botSpoke } from './transitions.ts';

/** Something that is said to a customer without a person: by a flow, or to many customers at once. */
export interface Saying {
  /** The id on the network. It is the same however often the same saying is tried. */
  message_id: string;
  /** Which effect of a run it is; null when no run says it. */
  effect: string | null;
  type: MessageType;
  text: string;
  media: { id: string; file_name: string } | null;
  /** Whether an audio is sent as a voice note. */
  voice: boolean;
  /** Whether a link preview follows the text. */
  link_preview: boolean;
  /** The options that the text spells out, for numbers that can show them to be tapped. */
  offer: Offer | null;
  /** How the number is expected to show them; null for text. Delivery corrects it when it was wrong. */
  choices: Choices | null;
  lane: Exclude<Lane, 'person'>;
  /** When it may leave. */
  at: Date;
  /** Whether it answers nothing, so that a customer who waits still waits. */
  unasked?: boolean;
}

/**
 * Says something in a locked conversation, and returns the id of the message. Everything that speaks without a person
 * goes through here.
 */
export function say(draft: ConversationDraft, saying: Saying): string {
  const { message_id, text: message, media, lane, at, unasked = false, ...shown } = saying;
  const id = draft.pending.ids.next();
  if (!unasked) applyTransition(draft, botSpoke());
  appendMessage(draft, {
    ...shown,
    id,
    message_id,
    platform_message_id: message_id,
    origin: 'chatbot',
    message,
    media_id: media?.id ?? null,
    file_name: media?.file_name ?? null,
    status: messageStatuses.pending,
    leaves: { lane, at },
  });
  return id;
}
