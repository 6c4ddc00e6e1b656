import { randomBytes } from 'node:crypto';

/** The time, injected so that tests can stop it. */
export interface Clock {
  now(): Date;
}

/** A business number of the fake Graph, with the app that uses it. */
export interface FakeNumber {
  phone_number_id: string;
  waba_id: string;
  /** Digits. */
  phone: string;
  name: string;
  access_token: string;
  app_secret: string;
  verify_token: string;
  /** Where webhooks go; null for nowhere. */
  webhook_url: string | null;
  /** In the Business app as well. */
  coexists: boolean;
  /** Whether the app receives the account's webhooks. */
  subscribed: boolean;
}

/** A message that the Graph accepted. */
export interface SentMessage {
  id: string;
  phone_number_id: string;
  /** Phone or user id of the customer. */
  to: string;
  type: string;
  body: Record<string, unknown>;
  callback_data: string | null;
  context_id: string | null;
  at: number;
  /** The last status that was reported. */
  status: string;
}

export interface StoredMedia {
  id: string;
  phone_number_id: string;
  bytes: Uint8Array;
  mime: string;
  /** The part of its address that is valid for 5 minutes, and until when. */
  ticket: { name: string; until: number } | null;
}

export interface FakeTemplate {
  id: string;
  waba_id: string;
  name: string;
  language: string;
  category: string;
  status: string;
  components: Record<string, unknown>[];
}

/** What can be switched while it runs. */
export interface FakeSettings {
  /** Refuse free-form messages 24 hours after the customer's last one. */
  window: boolean;
  /** Messages per second and number; 0 for no limit. */
  throughput: number;
  /** One message per 6 s to a customer, 45 at once. */
  pair_rate: boolean;
  webhook: {
    delay_ms: number;
    /** How many times each webhook is delivered. */
    copies: number;
    /** Deliver what is due together in reverse order. */
    reorder: boolean;
    /** Gather what happens within so many milliseconds in one body. */
    batch_ms: number;
    bad_signature: boolean;
    retry_ms: number;
    /** Emit `delivered` by itself. */
    deliver: boolean;
  };
}

/** Something that goes wrong with the next messages: a refusal, or an answer that never comes. */
export interface NextError {
  code: number;
  /** `lost`: the message is accepted and the answer cut. `failed`: accepted, and a failed status follows. */
  mode: 'refuse' | 'lost' | 'failed';
}

/** Everything that the fake Graph knows. */
export interface World {
  clock: Clock;
  settings: FakeSettings;
  numbers: Map<string, FakeNumber>;
  sent: SentMessage[];
  /** Codes with which messages were refused, oldest first. */
  refused: number[];
  media: Map<string, StoredMedia>;
  templates: Map<string, FakeTemplate>;
  /** When each customer last wrote to a number, by `<number> <customer>`. */
  lastInbound: Map<string, number>;
  nextErrors: NextError[];
  /** Marks of reading that the business sent, oldest first. */
  read: { message_id: string; typing: boolean }[];
}

/** Returns the settings of a new fake: like Meta, and without waiting. */
export function defaultSettings(): FakeSettings {
  return {
    window: true,
    throughput: 0,
    pair_rate: false,
    webhook: {
      delay_ms: 5,
      copies: 1,
      reorder: false,
      batch_ms: 0,
      bad_signature: false,
      retry_ms: 200,
      deliver: true,
    },
  };
}

/** Creates a world without numbers. */
export function createWorld(clock: Clock): World & { advance(ms: number): void } {
  let ahead = 0;
  return {
    clock: { now: () => new Date(clock.now().getTime() + ahead) },
    advance: (ms) => (ahead += ms),
    settings: defaultSettings(),
    numbers: new Map(),
    sent: [],
    refused: [],
    media: new Map(),
    templates: new Map(),
    lastInbound: new Map(),
    nextErrors: [],
    read: [],
  };
}

/** Returns an id as the Graph makes them for messages. */
export function newWamid(): string {
  return `wamid.${randomBytes(24).toString('base64')}`;
}

/** Returns an id as the Graph makes them for everything else. */
export function newId(): string {
  return BigInt(`0x${randomBytes(6).toString('hex')}`)
    .toString()
    .padStart(15, '1');
}
