/** A business number; `qrcode` is there while it can be scanned. */
export interface SimulatedChannel {
  channel: string;
  phone: string | null;
  connected: boolean;
  qrcode: string | null;
}

/** A customer's phone. */
export interface Customer {
  /** Digits of E.164. */
  phone: string;
  name: string | null;
}

/** A customer whom the network knows. */
export interface KnownCustomer extends Customer {
  last_message: ThreadMessage | null;
}

export type SimulatedType =
  'text' | 'audio' | 'video' | 'image' | 'document' | 'sticker' | 'location' | 'contact';

/** A message of either side; a customer's own: 2 sent, 3 received by the business, 4 read. */
export interface ThreadMessage {
  platform_message_id: string;
  from: 'customer' | 'business' | 'own-phone';
  type: SimulatedType;
  message: string;
  media_url: string | null;
  file_name: string | null;
  /** An audio that is heard as a voice note. */
  voice: boolean;
  /** A text that shows where its first link leads. */
  link_preview: boolean;
  reply_to: string | null;
  deleted: boolean;
  status: 2 | 3 | 4;
  /** What the customer put on it. */
  reaction: string | null;
  edited: boolean;
  /** Whether the customer can still change it. */
  editable: boolean;
  /** ISO 8601. */
  at: string;
}

/** Which phone on which channel. */
export interface Place {
  channel: string;
  phone: string;
}

/** What a customer or the business writes. */
export interface Content {
  type: SimulatedType;
  message: string;
  media_url?: string;
  file_name?: string;
  voice?: boolean;
  reply_to?: string;
}

/** What goes wrong on a channel; times in milliseconds. */
export type Fault =
  | { kind: 'drop' | 'slow'; ms: number }
  | { kind: 'send-error' | 'send-timeout'; count: number }
  | { kind: 'unregistered'; phone: string }
  | { kind: 'logout' | 'banned' | 'restricted' | 'none' };

export type FaultKind = Fault['kind'];

/** Questions to the simulator and their answers. */
export interface SeamReads {
  channels: { query: Record<string, never>; answer: SimulatedChannel[] };
  customers: { query: { channel: string }; answer: KnownCustomer[] };
  thread: { query: { channel: string; phone: string }; answer: ThreadMessage[] };
}

/** What the simulated phones can do. */
export interface SeamWrites {
  scan: { qrcode: string; phone?: string };
  send: Place & Content & { name?: string };
  delete: Place & { platform_message_id: string };
  /** An empty emoji takes the reaction away. */
  react: Place & { platform_message_id: string; emoji: string };
  edit: Place & { platform_message_id: string; message: string };
  receipt: Place & { status: 3 | 4 };
  'own-phone': Place & Content;
  fault: { channel: string } & Fault;
  typing: Place;
}
