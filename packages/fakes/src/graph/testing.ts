import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createCloudDriver,
  isSigned,
  type ChannelConnection,
  type ChannelEvents,
  type ChannelInbox,
  type ChannelStatus,
  type ChannelStore,
  type InboundMessage,
  type MessageEdit,
  type NewChatLimit,
  type OutboundMessage,
  type Peer,
  type Reaction,
  type Receipt,
  type SendFailure,
} from '@prosa/whatsapp';
import { onTestFinished, vi } from 'vitest';
import { startFakeGraph, type FakeGraph } from './start-fake-graph.ts';

/** The keys of the number that tests use. */
export const keys = {
  phone_number_id: '106540352242922',
  waba_id: '102290129340398',
  access_token: 'EAAtoken',
  app_secret: 'app-secret',
  verify_token: 'verify-me',
};

/** The customer that tests play. */
export const customer = '5541988887777';

/** Creates a store that keeps everything in memory and may be made to fail. */
export function memoryStore() {
  const values = new Map<string, Uint8Array>();
  const store: ChannelStore & { values: typeof values; failing: boolean } = {
    values,
    failing: false,
    read: async (kind, ids) =>
      new Map(
        ids.flatMap((id) => {
          const value = values.get(`${kind} ${id}`);
          return value ? [[id, value]] : [];
        }),
      ),
    async write(changes) {
      if (store.failing) throw new Error('store away');
      for (const { kind, id, value } of changes)
        if (value) values.set(`${kind} ${id}`, value);
        else values.delete(`${kind} ${id}`);
    },
    clear: async () => values.clear(),
    keepSent: async () => undefined,
    findSent: async () => null,
  };
  return store;
}

/** Receives webhooks as the server does: refuses what is not signed, and keeps bodies until they are taken. */
export async function startWebhook(app_secret = keys.app_secret) {
  const bodies: string[] = [];
  const refused: string[] = [];
  let wake = () => {};
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const signature = request.headers['x-hub-signature-256'];
      const signed = isSigned(app_secret, body, signature?.toString());
      (signed ? bodies : refused).push(body.toString());
      response.writeHead(signed ? 200 : 403).end();
      wake();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  onTestFinished(() => void server.close());
  const inbox: ChannelInbox = {
    open(take) {
      let working: Promise<void> = Promise.resolve();
      let stopped = false;
      const work = async () => {
        const some = bodies.slice();
        if (stopped || !some.length) return;
        await take(some).then(
          () => void bodies.splice(0, some.length),
          () => undefined,
        );
      };
      wake = () => void (working = working.then(work));
      wake();
      return () => {
        stopped = true;
        return working;
      };
    },
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bodies,
    refused,
    inbox,
    again: () => wake(),
  };
}

/** Creates an owner that records what it is notified of; `take` may refuse or hold a message. */
export function createOwner(take: (message: InboundMessage) => Promise<void> = () => Promise.resolve()) {
  const heard = {
    statuses: [] as ChannelStatus[],
    messages: [] as InboundMessage[],
    receipts: [] as Receipt[],
    failures: [] as SendFailure[],
    deleted: [] as string[],
    reactions: [] as Reaction[],
    edits: [] as MessageEdit[],
    identified: [] as Peer[],
    limits: [] as NewChatLimit[],
  };
  const nothing = () => Promise.resolve();
  const events: ChannelEvents = {
    qr: nothing,
    pairingCode: nothing,
    status: async (status) => void heard.statuses.push(status),
    async message(message) {
      await take(message);
      heard.messages.push(message);
    },
    receipt: async (receipt) => void heard.receipts.push(receipt),
    failed: async (failure) => void heard.failures.push(failure),
    deleted: async ({ platform_message_id }) => void heard.deleted.push(platform_message_id),
    reaction: async (reaction) => void heard.reactions.push(reaction),
    edited: async (edit) => void heard.edits.push(edit),
    call: nothing,
    identified: async (peer) => void heard.identified.push(peer),
    newChatLimit: async (limit) => void heard.limits.push(limit),
    typing: nothing,
    alive: () => undefined,
    credentials: nothing,
  };
  return { ...heard, events };
}

export type TestOwner = ReturnType<typeof createOwner>;

/** Everything that a test of the driver plays with. */
export interface TestLink {
  graph: FakeGraph;
  owner: TestOwner;
  store: ReturnType<typeof memoryStore>;
  webhook: Awaited<ReturnType<typeof startWebhook>>;
  connection: ChannelConnection;
  /** A customer writes; returns the Graph's id of it. */
  inbound(given: object): string;
  /** Connects again, as another process would. */
  reconnect(owner?: TestOwner): Promise<ChannelConnection>;
}

/** Starts a fake Graph with one number, and connects the driver to it. */
export async function connectLink({
  owner = createOwner(),
  clock = { now: () => new Date() },
  given = keys,
}: { owner?: TestOwner; clock?: { now(): Date }; given?: typeof keys } = {}): Promise<TestLink> {
  const graph = await startFakeGraph({ clock });
  onTestFinished(() => graph.close());
  const webhook = await startWebhook();
  await graph.admin.numbers({ ...keys, phone: '5511930004000', webhook_url: null });
  const number = graph.world.numbers.get(keys.phone_number_id);
  if (number) number.webhook_url = webhook.url;
  const store = memoryStore();
  const driver = createCloudDriver({
    clock: graph.world.clock,
    graph: { base_url: graph.url, version: 'v23.0' },
  });
  const reconnect = async (to: TestOwner = owner) => {
    const connection = await driver.connect({
      channel_id: 'chip',
      credentials: JSON.stringify(given),
      pairing_phone: null,
      events: to.events,
      store,
      inbox: webhook.inbox,
    });
    await vi.waitFor(() => {
      if (!['open', 'close'].includes(to.statuses.at(-1)?.status ?? '')) throw new Error('not yet');
    });
    return connection;
  };
  const connection = await reconnect();
  onTestFinished(() => connection.disconnect());
  const inbound = (message: object) =>
    graph.admin.inbound({ phone_number_id: keys.phone_number_id, from: customer, ...message }).id;
  return { graph, owner, store, webhook, connection, inbound, reconnect };
}

/** Returns a text of the business to the customer. */
export function outbound(platform_message_id: string, more: Partial<OutboundMessage> = {}): OutboundMessage {
  return {
    platform_message_id,
    to: `${customer}@s.whatsapp.net`,
    type: 'text',
    message: `texto ${platform_message_id}`,
    media_url: null,
    file_name: null,
    voice: false,
    link_preview: false,
    reply_to: null,
    ...more,
  };
}
