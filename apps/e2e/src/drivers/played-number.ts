import type { Chip } from '@prosa/contract';
import type { FakeGraph, FakeWhatsAppWeb } from '@prosa/fakes';
import type { Capabilities } from '@prosa/whatsapp';
import type { Locator, Page } from 'playwright-core';
import type { TestCompany } from '../../../server/src/testing/test-company.ts';
import type { Desk } from '../desk.ts';

/** A file that travels between the desk and a customer's phone. */
export interface PlayedFile {
  name: string;
  mime: string;
  bytes: Buffer;
}

/** A message of the company, as the customer's phone shows it. */
export interface Received {
  id: string;
  text: string;
  /** The message that it quotes. */
  reply_to: string | null;
  deleted: boolean;
  /** Returns the bytes of its file. */
  file(): Promise<Buffer>;
}

/** Somebody with a phone who writes to the number. Ids are those that the phone knows. */
export interface PlayedCustomer {
  name: string;
  phone: string;
  /** Writes, or answers a message, and returns the id. */
  write(text: string, reply_to?: string): Promise<string>;
  sendFile(file: PlayedFile): Promise<unknown>;
  edit(id: string, text: string): Promise<unknown>;
  delete(id: string): Promise<unknown>;
  react(id: string, emoji: string): Promise<unknown>;
  /** Confirms that everything arrived, where the network does not do so by itself. */
  confirmDelivery(): Promise<unknown>;
  /** Confirms that everything was read. */
  read(): Promise<unknown>;
  /** What the company sent to the phone, oldest first. */
  received(): Promise<Received[]>;
  /** The emoji that the company put on a message of the customer. */
  companyReaction(id: string): Promise<string | null>;
}

/** A way in which the number's connection ends. */
export interface PlayedCause {
  /** What the card says of it. */
  sentence: RegExp;
  /** What the number's log says of it. */
  logged: RegExp;
  /** Lets it happen to a number that is connected. */
  happen(scene: Scene): Promise<unknown> | void;
  /** Makes what the connection needs to come back, before somebody presses 'Conectar'; nothing where it may come back. */
  mend?(scene: Scene): Promise<unknown>;
  /** The connection comes back by a new login. */
  needsLogin?: boolean;
}

/** A number of some kind, played: on the screen by a person, on the phones by the story. */
export interface PlayedNumber {
  /** Connects the number from its card by a new login. */
  pair(scene: Scene): Promise<void>;
  /** Somebody answers the customer on the company's own phone. */
  writeOnOwnPhone(customer: PlayedCustomer, text: string): Promise<unknown>;
  newCustomer(name: string): PlayedCustomer;
  causes: readonly PlayedCause[];
}

/** The networks that numbers of all kinds are on. */
export interface Networks {
  /** The server's address, where the simulator's phones are played. */
  url: string;
  web: FakeWhatsAppWeb;
  graph: FakeGraph;
}

/** A kind of number: what it is called on the screen, what it can do, and how it is played. */
export interface PlayedDriver {
  kind: string;
  capabilities: Capabilities;
  /** Plays the number with this id. */
  play(networks: Networks, channel: string): PlayedNumber;
}

/** A company with one number of a kind, its owner at two windows, and a customer who talks to them. */
export interface Scene {
  driver: PlayedDriver;
  number: PlayedNumber;
  company: TestCompany;
  networks: Networks;
  /** The window that shows the numbers, and the card of this one. */
  numbers: Page;
  card: Locator;
  desk: Desk;
  customer: PlayedCustomer;
  chip(): Promise<Chip>;
  end(): Promise<void>;
}

let count = 0;

/** Returns the phone of somebody who never wrote. */
export function nextPhone(): string {
  count += 1;
  return `5541${String(970_000_000 + count)}`;
}
