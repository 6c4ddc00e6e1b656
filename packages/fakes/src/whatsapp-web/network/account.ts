import type { proto } from 'baileys';
import type { Addresses } from '../jids.ts';
import type { Node } from '../nodes.ts';
import type { PreKeyBundle, PublicKey } from '../signal/pre-key-bundle.ts';
import type { SignalState } from '../signal/signal-device.ts';

/** How a stanza names its sender: by LID with the phone beside it, by phone with the LID beside it, by LID alone. */
export type Addressing = 'lid' | 'pn' | 'lid_only';

/** A number that is registered on WhatsApp, with its handset and its linked devices. Plain data, saved as it is. */
export interface Account extends Addresses {
  name: string;
  /** The handset runs WhatsApp Business. */
  business: boolean;
  /** Null for what the network has as its setting. */
  addressing: Addressing | null;
  /** Address of its picture, or null. */
  picture: string | null;
  signal: SignalState;
  companions: Companion[];
  nextDevice: number;
  /** What the handset sent, by id, so that it can encrypt it again. */
  sent: Record<string, SentMessage>;
  inbox: ReceivedMessage[];
  /** Receipts that came for what the number sent, from the handset or a linked device. */
  receipts: SeenReceipt[];
  /** What the handset saw of others who type. */
  typing: SeenTyping[];
  /** Past chats, which a device that is linked receives. */
  history: proto.IConversation[];
}

/** A linked device: the client under test. */
export interface Companion {
  device: number;
  noiseKey: Uint8Array;
  identityKey: Uint8Array;
  registrationId: number;
  signedPreKey: PreKeyBundle['signedPreKey'];
  preKeys: PublicKey[];
  /** Stanzas that the client has not acknowledged, oldest first. */
  waiting: Node[];
  historySent: boolean;
}

/** One linked device with the number that it belongs to. */
export interface Owner {
  account: Account;
  companion: Companion;
}

/** A message that a handset sent. */
export interface SentMessage {
  id: string;
  /** The phone of the other side, or the address of a group. */
  to: string;
  message: proto.IMessage;
  /** Attributes and nodes of its stanza besides the usual. */
  attrs: Record<string, string>;
  at: number;
  /** The emoji that each phone put on it. */
  reactions?: Record<string, string>;
}

/** A message as the handset shows it: received, or sent by one of the number's linked devices. */
export interface ReceivedMessage {
  id: string;
  /** The phone of its author. */
  from: string;
  /** The phone of the other side, or the address of a group. */
  chat: string;
  message: proto.IMessage;
  at: number;
  /** How often it arrived; a handset shows the first. */
  copies: number;
  edited: boolean;
  deleted: boolean;
  /** The emoji that each phone put on it. */
  reactions: Record<string, string>;
}

export interface SeenReceipt {
  from: string;
  id: string;
  /** 'delivery' for a receipt without a type. */
  type: string;
}

export interface SeenTyping {
  from: string;
  state: string;
}
