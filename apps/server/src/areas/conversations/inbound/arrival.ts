import type { InboundMessage } from '@prosa/whatsapp';
import type { OpenConversation } from '../core/open-conversations.ts';

/** A message and the channel over which it came, with the epoch of the owner that received it. */
export interface Arrival {
  account_id: string;
  channel_id: string;
  epoch: number;
  message: InboundMessage;
}

/** An arrival with the conversation it belongs to. */
export interface PlacedArrival extends Arrival {
  conversation: OpenConversation;
  /** The contact is ignored: the message is only kept to be read, and notifies nobody. */
  ignored: boolean;
}
