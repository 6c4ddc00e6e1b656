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
import { paths } from '../src/app/paths.ts';
import { startSessions } from '../src/app/start-sessions.ts';
import { startWeb } from '../src/app/start-web.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { systemIds } from '../src/platform/clock/ids.ts';
import { migrate } from '../src/platform/db/migrate.ts';
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
  stop(): Promise<void>;
}

/** Starts web and sessions in this process over `connection`, with a driver that only the bench feeds. */
export async function startBenchServer(connection: pg.ClientConfig): Promise<BenchServer> {
  const log = createLog('error');
  const dataDir = await mkdtemp(join(tmpdir(), 'prosa-bench-'));
  const config = testConfig({ dataDir, simulator: true });
  await migrate({ connection, directory: paths.migrations, log });
  const runtime = await createRuntime({ config, connection, log, clock: systemClock, ids: systemIds });
  const port: Port = { events: null, asking: new Map() };
  const sessions = await startSessions(runtime, { connection, simulator: { driver: benchDriver(port) } });
  const web = await startWeb(runtime, () => undefined);
  const company = await createTestCompany(web.url);
  const chip = await company.addChannel({ connected: false });
  await company.owner.call(calls.connectChip, { chip: chip._id, connect: true });
  await eventually(async () => (await company.owner.call(calls.getChips, {}))[0]?.status === 'open');
  let number = 0;
  return {
    url: web.url,
    runtime,
    company,
    channel_id: chip._id,
    async receive(customer) {
      number += 1;
      await port.events?.message(inbound(customer, number));
    },
    async ask(customer) {
      number += 1;
      const message = { ...inbound(customer, number), message: 'Preços' };
      const answered = new Promise<void>((resolve) => port.asking.set(message.peer.jid, resolve));
      await port.events?.message(message);
      await answered;
    },
    async stop() {
      await web.stop();
      await sessions.stop();
      await runtime.close();
    },
  };
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
  events: ChannelEvents | null;
  asking: Map<string, () => void>;
}

function benchDriver(port: Port): ChannelDriver {
  const connection = {
    send: async ({ to }: { to: string }) => {
      port.asking.get(to)?.();
      port.asking.delete(to);
    },
    confirm: async () => 'accepted' as const,
    delete: async () => undefined,
    checkPhone: async () => null,
    fetchMedia: async () => new Uint8Array(),
    markRead: async () => undefined,
    disconnect: async () => undefined,
  };
  return {
    name: 'simulator',
    capabilities: simulatorCapabilities,
    async connect({ events }) {
      port.events = events;
      setImmediate(
        () =>
          void events.status({ status: 'open', phone: '5541999999999', jid: '5541999999999@s.whatsapp.net' }),
      );
      return connection;
    },
    reset: async () => undefined,
  };
}
