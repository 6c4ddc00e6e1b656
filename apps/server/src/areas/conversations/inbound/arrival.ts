import type { InboundMessage } from '@prosa/whatsapp';
import type { OpenConversation } from '../core/open-conversations.ts';

/** A message and the channel it came over. */
export interface Arrival {
  account_id: string;
  channel_id: string;
  message: InboundMessage;
}

/** An arrival with the conversation it belongs to. */
export interface PlacedArrival extends Arrival {
  conversation: OpenConversation;
  /** The contact is ignored: the message is there to be read, and nobody is called by it. */
  ignored: boolean;
}
