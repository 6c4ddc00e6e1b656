import { randomBytes, randomUUID } from 'node:crypto';
import {
  eventsWith,
  type ChannelConnection,
  type ChannelDriver,
  type OutboundMessage,
} from '@prosa/whatsapp';
import { createWebDriver } from '../src/index.ts';
import { createMemoryStore } from '../src/testing/memory-store.ts';
import type { RemoteFake } from './fake.ts';

/** One number whose owner commits at once, so that only the driver is measured. */
export interface BenchNumber {
  phone: string;
  connection(): ChannelConnection | null;
  /** Messages taken so far. */
  taken(): number;
  connect(): Promise<void>;
}

/** Creates the driver that talks to the fake server. */
export function benchDriver({ url }: RemoteFake): ChannelDriver {
  const log = { info: () => undefined, warn: () => undefined };
  const clock = { now: () => new Date() };
  return createWebDriver({ socketUrl: url, version: null, clock, random: randomBytes, log });
}

/** Pairs a number; resolves when it is open. */
export async function pairNumber(
  driver: ChannelDriver,
  fake: RemoteFake,
  phone: string,
): Promise<BenchNumber> {
  await fake.ask({ what: 'add', phone });
  const store = createMemoryStore();
  let credentials: string | null = null;
  let connection: ChannelConnection | null = null;
  let taken = 0;
  const connect = async () => {
    const end = await new Promise<'open' | 'close'>((resolve) => {
      const events = eventsWith({
        qr: async (qr) => void fake.ask({ what: 'scan', phone, qr }),
        status: async ({ status }) => {
          if (status !== 'connecting') resolve(status);
        },
        message: async () => void (taken += 1),
        credentials: async (text) => void (credentials = text),
      });
      const given = { channel_id: phone, credentials, pairing_phone: null, events, store };
      void driver
        .connect({ ...given, inbox: { open: () => () => Promise.resolve() } })
        .then((made) => (connection = made));
    });
    if (end === 'close') await connect();
  };
  await connect();
  return { phone, connection: () => connection, taken: () => taken, connect };
}

/** Returns a text to send. */
export function textTo(phone: string, message: string): OutboundMessage {
  return {
    platform_message_id: randomUUID(),
    to: `${phone}@s.whatsapp.net`,
    type: 'text',
    message,
    media_url: null,
    file_name: null,
    voice: false,
    link_preview: false,
    reply_to: null,
  };
}
