import type { Connection } from '../connection/connection.ts';
import type { CodeOffer } from '../pairing/code-offer.ts';
import type { CertificateKeys } from '../noise/certificates.ts';
import type { FileStore } from '../media/file-store.ts';
import type { SignalDevice } from '../signal/signal-device.ts';
import type { Account, Addressing } from './account.ts';
import type { Group } from './group.ts';
import type { Faults } from './faults.ts';

export interface Settings {
  addressing: Addressing;
  /** Whether phones confirm by themselves what they receive. */
  automaticReceipts: boolean;
  /** How long a phone takes to confirm; at 0 Baileys folds the receipt into the echo of its own message. */
  receiptDelayMs: number;
  /** Whether a device that is linked receives past chats. Without, Baileys waits 20 s for them. */
  history: boolean;
  /** How long one QR is valid is the client's business; this is how many it gets. */
  qrRefs: number;
}

export interface NewChatLimits {
  /** Seconds since 1970 until which new chats are held. */
  heldUntil?: number;
  quota?: number;
  used?: number;
}

export interface Clock {
  now(): Date;
}

/** Everything that the parts of the server share. */
export interface Network {
  clock: Clock;
  random: (size: number) => Buffer;
  settings: Settings;
  faults: Faults;
  certificates: CertificateKeys;
  /** By phone. */
  accounts: Map<string, Account>;
  /** The same by LID. */
  lids: Map<string, Account>;
  /** By address. */
  groups: Map<string, Group>;
  /** Connections of linked devices, by the LID address of the device. */
  live: Map<string, Connection>;
  /** All connections, those that are still pairing too. */
  connections: Set<Connection>;
  /** Connections that show a QR, by each of its references. */
  qrOffers: Map<string, Connection>;
  /** Connections that wait for their code to be typed, by phone. */
  codeOffers: Map<string, CodeOffer>;
  /** What limits new chats of a number, by phone. */
  newChatLimits: Map<string, NewChatLimits>;
  /** The Signal side of each handset. */
  signals: Map<string, SignalDevice>;
  /** Host and port from which files are served. */
  mediaHost: string;
  files: FileStore;
  /** How often each kind of query was answered. */
  answered: Map<string, number>;
  /** Queries that nobody knew how to answer; a test asserts that there are none. */
  unknown: string[];
  /** Runs something later, unless the server is closed before. */
  later(delayMs: number, task: () => Promise<void> | void): void;
  /** Runs tasks of the same key one after the other; rejects when the task does. */
  inOrder<T>(key: string, task: () => Promise<T>): Promise<T>;
  /** The state has changed and is to be saved. */
  changed(): void;
  /** Reports what went wrong inside the server; nothing is swallowed. */
  failed(error: unknown): void;
}
