import { messageStatuses, type MessageType } from '@prosa/contract';
import { appendMessage, applyTransition, type ConversationDraft } from './draft.ts';
import type { Lane } from './lanes.ts';
import { botSpoke } from './transitions.ts';

/** Something that is said to a customer without a person: by a flow, or to many at once. */
export interface Saying {
  /** The id on the network: the same saying has the same one, however often it is tried. */
  message_id: string;
  /** What of a run it is; null for what no run says. */
  effect: string | null;
  type: MessageType;
  text: string;
  media: { id: string; file_name: string } | null;
  /** Whether an audio is heard as a voice note. */
  voice: boolean;
  /** Whether the text is followed by where its first link leads. */
  link_preview: boolean;
  lane: Exclude<Lane, 'person'>;
  /** When it may leave. */
  at: Date;
}

/** Says something in a locked conversation: the door for everything that speaks without a person. */
export function say(draft: ConversationDraft, saying: Saying): void {
  const { message_id, text: message, media, lane, at, ...shown } = saying;
  applyTransition(draft, botSpoke());
  appendMessage(draft, {
    ...shown,
    id: draft.pending.ids.next(),
    message_id,
    platform_message_id: message_id,
    origin: 'chatbot',
    message,
    media_id: media?.id ?? null,
    file_name: media?.file_name ?? null,
    status: messageStatuses.pending,
    leaves: { lane, at },
  });
}
