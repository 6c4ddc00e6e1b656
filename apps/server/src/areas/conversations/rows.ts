import type { MessageMark, MessageOrigin, MessageReaction, MessageType, StoredQuote } from '@prosa/contract';
import type { Choices, Offer } from '@prosa/whatsapp';
import type { ConversationState, LastMessage } from './core/state.ts';

/** A conversation as the table has it. */
export interface ConversationRow extends ConversationState {
  last_message: LastMessage | null;
  /** The newest message of ours that failed and that nobody has dealt with. */
  failed_message: string | null;
}

/** A message as the table has it, with the name of the person who wrote it. */
export interface MessageRow {
  id: string;
  conversation_id: string;
  channel_id: string;
  position: number;
  message_id: string;
  platform_message_id: string;
  origin: MessageOrigin;
  type: MessageType;
  event: string | null;
  message: string;
  /** When the customer changed it, and the text before the first change. */
  edited: Date | null;
  first_text: string | null;
  media_id: string | null;
  file_name: string | null;
  reply_message: StoredQuote | null;
  /** Who wrote the quoted message; null where it is not kept any more. */
  quoted: { event: string | null; user_id: string | null; user_name: string | null } | null;
  user_id: string | null;
  user_name: string | null;
  media_mime: string | null;
  media_size: number | null;
  media_ptt: boolean | null;
  media_width: number | null;
  media_height: number | null;
  media_has_thumbnail: boolean | null;
  /** Whether its file still has to be fetched. */
  media_pending: boolean;
  status: number;
  unconfirmed: boolean;
  failure: string | null;
  deleted: boolean;
  /** Whether it leaves as an approved template. */
  is_template: boolean;
  created: Date;
  reactions: MessageReaction[];
  marks: MessageMark[] | null;
  option_id: string | null;
  /** What there is to choose from, and how it was shown, where it was not as text. */
  offer: Offer | null;
  choices: Choices | null;
}
