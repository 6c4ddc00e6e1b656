import type { Message } from '@prosa/contract';

/** What one can do with a message of a thread; the same object as long as the thread is open. */
export interface ThreadActions {
  /** The number over which the thread's messages travel. Null where the thread is only read. */
  channel_id: string | null;
  /** Null where the channel or the conversation does not take quotes. */
  reply: ((message: Message) => void) | null;
  /** Asks first. Null where the channel cannot delete. */
  remove: ((message: Message) => void) | null;
  copy: (text: string) => void;
  /** Opens a conversation with another phone over the same number. Null where the thread is only read. */
  talkTo: ((phone: string) => void) | null;
  /** Sends a failed message again under its own id. Null where the thread is only read. */
  retry: ((message: Message) => void) | null;
  /** Gives up a message that the server never took; its text goes back to the composer. */
  discard: (message_id: string) => void;
  /** Tells why a bot said something. */
  explain: (message: Message) => void;
  /** Goes to a message by its id on the network. */
  jumpTo: (platform_message_id: string) => void;
}
