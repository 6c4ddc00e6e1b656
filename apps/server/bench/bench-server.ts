import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import {
  simulatorCapabilities,
  type ChannelDriver,
  type ChannelEvents,
  type InboundMessage,
} from '@prosa/whatsapp';
import { calls } from '@prosa/contract';
import { createRuntime, type OpenRuntime } from '../src/app/create-tools.ts';
import { prepareDatabase } from '../src/app/prepare-database.ts';
import { startSessions } from '../src/app/start-sessions.ts';
import { startWeb } from '../src/app/start-web.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { systemIds } from '../src/platform/clock/ids.ts';
import type { Config } from '../src/platform/config/config.ts';
import { createLog } from '../src/platform/log/log.ts';
import { eventually } from '../src/testing/eventually.ts';
import { testConfig } from '../src/testing/test-config.ts';
import { createTestCompany, type TestCompany } from '../src/testing/test-company.ts';
import { wallClock } from './figures.ts';

/** A server whose one channel is fed directly at the driver port. */
export interface BenchServer {
  url: string;
  runtime: OpenRuntime;
  company: TestCompany;
  channel_id: string;
  /** Passes a customer's message to the port; resolves when it is committed. Its text begins with the time. */
  receive(customer: number): Promise<void>;
  /** Passes it on, and resolves when the driver was given something to send to that customer. */
  ask(customer: number): Promise<void>;
  /** Has a listener hear the text of everything that the driver is given to send, in place of the one before. */
  onSend(listener: (text: string) => void): void;
  /** Creates another company with a number of its own. */
  openCompany(): Promise<BenchCompany>;
  stop(): Promise<void>;
}

/** A company whose number is fed directly at the driver port. */
export interface BenchCompany {
  company: TestCompany;
  receive(customer: number): Promise<void>;
  /** Passes the receipts on that a message was delivered and read; resolves when they are committed. */
  confirm(platform_message_id: string): Promise<void>;
}

/** Starts web and sessions in this process over `connection`, with a driver that only the bench feeds. */
export async function startBenchServer(
  connection: pg.ClientConfig,
  settings: Partial<Config> = {},
): Promise<BenchServer> {
  const log = createLog('error');
  const dataDir = await mkdtemp(join(tmpdir(), 'prosa-bench-'));
  const config = testConfig({ dataDir, simulator: true, numbersPerProcess: 10_000, ...settings });
  const parts = { config, connection, log, clock: systemClock, ids: systemIds };
  await prepareDatabase(parts);
  const runtime = await createRuntime(parts);
  const port: Port = { events: new Map(), asking: new Map() };
  const sessions = startSessions(runtime, { connection, simulator: { driver: benchDriver(port) } });
  const web = await startWeb(runtime, () => undefined);
  const { company, channel_id } = await connectCompany(web.url);
  const eventsOf = (channel: string) => port.events.get(channel);
  let number = 0;
  return {
    url: web.url,
    runtime,
    company,
    channel_id,
    async receive(customer) {
      number += 1;
      await eventsOf(channel_id)?.message(inbound(customer, number));
    },
    async ask(customer) {
      number += 1;
      const message = { ...inbound(customer, number), message: 'Preços' };
      const answered = new Promise<void>((resolve) => port.asking.set(message.peer.jid, resolve));
      await eventsOf(channel_id)?.message(message);
      await answered;
    },
    onSend(listener) {
      port.heard = listener;
    },
    async openCompany() {
      const opened = await connectCompany(web.url);
      return {
        company: opened.company,
        async receive(customer) {
          number += 1;
          await eventsOf(opened.channel_id)?.message(inbound(customer, number));
        },
        async confirm(platform_message_id) {
          const at = new Date();
          const receipt = (status: 3 | 4) =>
            eventsOf(opened.channel_id)?.receipt({ platform_message_id, status, at });
          await Promise.all([receipt(3), receipt(4)]);
        },
      };
    },
    async stop() {
      await web.stop();
      await sessions.stop();
      await runtime.close();
    },
  };
}

/** Creates a company with one connected number. */
async function connectCompany(url: string): Promise<{ company: TestCompany; channel_id: string }> {
  const company = await createTestCompany(url);
  const { _id: channel_id } = await company.addChannel({ connected: false });
  await company.owner.call(calls.connectChip, { chip: channel_id, connect: true });
  await eventually(async () => (await company.owner.call(calls.getChips, {}))[0]?.status === 'open');
  return { company, channel_id };
}

function inbound(customer: number, number: number): InboundMessage {
  const phone = `5541${900_000_000 + customer}`;
  return {
    platform_message_id: `bench-${number}`,
    peer: { phone, jid: `${phone}@s.whatsapp.net`, name: null },
    from_me: false,
    type: 'text',
    message: `${wallClock()} Bom dia, qual o prazo de entrega?`,
    media_ref: null,
    voice: false,
    file_name: null,
    reply_to: null,
    at: new Date(),
  };
}

/** Where messages go in, and who waits for the replies. */
interface Port {
  events: Map<string, ChannelEvents>;
  asking: Map<string, () => void>;
  heard?: (text: string) => void;
}

function benchDriver(port: Port): ChannelDriver {
  const connection = {
    send: async ({ to, message }: { to: string; message: string }) => {
      port.heard?.(message);
      port.asking.get(to)?.();
      port.asking.delete(to);
    },
    confirm: async () => 'accepted' as const,
    delete: async () => undefined,
    checkPhone: async () => null,
    fetchMedia: async () => new Uint8Array(),
    edit: async () => undefined,
    react: async () => undefined,
    profilePicture: async () => null,
    typing: () => undefined,
    markRead: async () => undefined,
    disconnect: async () => undefined,
  };
  return {
    name: 'simulator',
    capabilities: simulatorCapabilities,
    async connect({ channel_id, events }) {
      port.events.set(channel_id, events);
      const phone = `55${41_900_000_000 + port.events.size}`;
      setImmediate(() => void events.status({ status: 'open', phone, jid: `${phone}@s.whatsapp.net` }));
      return connection;
    },
    reset: async () => undefined,
  };
}
