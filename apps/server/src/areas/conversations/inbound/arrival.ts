import type { InboundMessage } from '@prosa/whatsapp';
import type { Peer } from '../../contacts/index.ts';
import type { OpenConversation } from '../core/open-conversations.ts';

/** A message and the channel over which it came, with the epoch of the owner that received it. */
export interface Arrival {
  account_id: string;
  channel_id: string;
  epoch: number;
  message: InboundMessage;
}

/** Merges the contacts of a peer whose addresses turn out to be one person's. */
export type Identify = (account_id: string, peer: Peer) => Promise<void>;

/** An arrival with the conversation it belongs to. */
export interface PlacedArrival extends Arrival {
  conversation: OpenConversation;
  /** The contact is ignored: the message is only kept to be read, and notifies nobody. */
  ignored: boolean;
}
