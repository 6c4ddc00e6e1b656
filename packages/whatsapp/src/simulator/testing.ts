import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { ChannelConnection, ChannelEvents, ChannelStatus } from '../driver.ts';
import type { InboundMessage, MessageEdit, NewChatLimit, Reaction, Receipt } from '../messages.ts';
import { openSimulatedNetwork, type SimulatedNetwork } from './network.ts';
import { createSimulatorSeam } from './seam.ts';
import { createSimulatorDriver, type SimulatorDriverOptions } from './simulator-driver.ts';

const clock = { now: () => new Date() };

/** Creates a data folder that is deleted with the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prosa-simulator-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens one process's view of the network in a folder: its driver and its seam. */
export function openProcess(folder: string, driver: Partial<SimulatorDriverOptions> = {}) {
  const network: SimulatedNetwork = openSimulatedNetwork({ data_dir: folder });
  onTestFinished(() => network.close());
  const seam = createSimulatorSeam({ network, clock, random: randomBytes });
  return {
    network,
    driver: createSimulatorDriver({ network, clock, random: randomBytes, ...driver }),
    /** Makes a call of the seam as the server would; the reply has been through JSON. */
    call: async (name: string, input: unknown = {}): Promise<unknown> =>
      JSON.parse(JSON.stringify(await seam[name]?.handle(input))),
  };
}

export type TestProcess = ReturnType<typeof openProcess>;

/** Creates an owner that records what it is notified of; `take` may refuse or hold a message. */
export function createOwner(take: (message: InboundMessage) => Promise<void> = () => Promise.resolve()) {
  const heard = {
    qr: [] as string[],
    statuses: [] as ChannelStatus[],
    messages: [] as InboundMessage[],
    receipts: [] as Receipt[],
    deleted: [] as string[],
    reactions: [] as Reaction[],
    edits: [] as MessageEdit[],
    typing: [] as string[],
    limits: [] as NewChatLimit[],
    credentials: [] as (string | null)[],
  };
  const nothing = () => Promise.resolve();
  const events: ChannelEvents = {
    qr: async (qrcode) => void heard.qr.push(qrcode),
    status: async (status) => void heard.statuses.push(status),
    message: async (message) => {
      heard.messages.push(message);
      await take(message);
    },
    receipt: async (receipt) => void heard.receipts.push(receipt),
    reaction: async (reaction) => void heard.reactions.push(reaction),
    edited: async (edit) => void heard.edits.push(edit),
    deleted: async ({ platform_message_id }) => void heard.deleted.push(platform_message_id),
    pairingCode: nothing,
    failed: nothing,
    call: nothing,
    identified: nothing,
    newChatLimit: async (limit) => void heard.limits.push(limit),
    alive: () => undefined,
    typing: async (peer) => void heard.typing.push(peer.phone ?? ''),
    credentials: async (credentials) => void heard.credentials.push(credentials),
  };
  return { ...heard, events, last: () => heard.statuses.at(-1) };
}

export type TestOwner = ReturnType<typeof createOwner>;

/** Connects, with a scan of the QR when there are no credentials, and waits until the channel is open. */
export async function connect(
  { driver, call }: TestProcess,
  target: { owner: TestOwner; channel?: string; credentials?: string | null },
): Promise<ChannelConnection> {
  const { owner, channel = 'chip', credentials = null } = target;
  const connection = await driver.connect({ channel_id: channel, credentials, events: owner.events });
  if (credentials === null) {
    await vi.waitFor(() => expectSome(owner.qr));
    await call('scan', { qrcode: owner.qr.at(-1), phone: '551130004000' });
  }
  await vi.waitFor(() => {
    if (owner.last()?.status !== 'open') throw new Error('not open yet');
  });
  return connection;
}

/** Returns an outbound text to the customer that the tests play. */
export function outbound(platform_message_id: string, to = '5541988887777') {
  const rest = { media_url: null, file_name: null, voice: false, link_preview: false, reply_to: null };
  return { platform_message_id, to, type: 'text' as const, message: `texto ${platform_message_id}`, ...rest };
}

function expectSome(list: unknown[]): void {
  if (list.length === 0) throw new Error('nothing yet');
}
