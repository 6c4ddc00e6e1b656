import type { Message } from '@prosa/contract';
import type { Waiting } from '../../channels/what-waits.ts';
import type { MessageAction } from '../slots.ts';

/** The actions for messages of a thread; the same object as long as the thread is open. */
export interface ThreadActions {
  /** The number of the thread's messages. Null where the thread is only read. */
  channel_id: string | null;
  /** Quotes a message in the reply. Null where the channel or the conversation does not take quotes. */
  reply: ((message: Message) => void) | null;
  /** Deletes a message after a confirmation. Null where the channel cannot delete. */
  remove: ((message: Message) => void) | null;
  /** Puts the company's reaction on a message or removes it. Null where the number or the conversation takes none. */
  react: ((message: Message, emoji: string | null) => void) | null;
  /** Edits a text of one's own. Null where the number cannot, or the conversation is finished. */
  edit: ((message: Message) => void) | null;
  copy: (text: string) => void;
  /** Opens a conversation with another phone over the same number. Null where the thread is only read. */
  talkTo: ((phone: string) => void) | null;
  /** Sends a failed message again under its own id. Null where the thread is only read. */
  retry: ((message: Message) => void) | null;
  /** Takes back a message that still waits to leave. Null where the thread is only read. */
  withdraw: ((message: Message) => void) | null;
  /** Why messages that have not left wait, and until when; null when they leave at once. */
  waiting: Waiting | null;
  /** Gives up a message or note that the server never took; its text goes back to where it was written. */
  discard: (message_id: string) => void;
  /** Opens what another area offers for a message. */
  open: (action: MessageAction, message: Message) => void;
  /** Scrolls to a message by its id on the network. */
  jumpTo: (platform_message_id: string) => void;
}
