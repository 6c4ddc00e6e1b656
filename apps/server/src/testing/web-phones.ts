import { randomBytes } from 'node:crypto';
import { calls, type Chip, type Conversation, type Message } from '@prosa/contract';
import { startFakeWhatsAppWeb, type FakeWhatsAppWeb, type Phone } from '@prosa/fakes';
import { systemClock } from '../platform/clock/clock.ts';
import { eventually } from './eventually.ts';
import type { TestCompany } from './test-company.ts';

const patienceMs = 60_000;

/** Starts a WhatsApp Web of our own, for servers whose `WA_SOCKET_URL` is its `url`. */
export function startWebPhones(): Promise<FakeWhatsAppWeb> {
  return startFakeWhatsAppWeb({
    port: 0,
    random: randomBytes,
    clock: systemClock,
    settings: { receiptDelayMs: 20, history: false },
  });
}

/** A number of a company over WhatsApp Web, and its handset. */
export interface WebNumber {
  chip: Chip;
  handset: Phone;
  /** Reads the number as the desk shows it. */
  now(): Promise<Chip>;
  /** Waits until the number is like this. */
  becomes(wanted: Partial<Chip>): Promise<Chip>;
  connect(): Promise<unknown>;
  /** Waits until a customer's conversation is on the desk. */
  conversation(customer: Phone): Promise<Conversation>;
  thread(customer: Phone): Promise<Message[]>;
}

/** Creates a number over WhatsApp Web, and pairs it with its handset by QR. */
export async function pairWebNumber(company: TestCompany, handset: Phone): Promise<WebNumber> {
  const { owner, department } = company;
  const { _id } = await owner.call(calls.saveChip, {
    name: `web${handset.phone}`,
    redirect: 'human',
    department,
    driver: 'web',
    risk_read: true,
  });
  const now = async () => {
    const chip = (await owner.call(calls.getChips, {})).find((one) => one._id === _id);
    if (!chip) throw new Error('no such number');
    return chip;
  };
  const becomes: WebNumber['becomes'] = (wanted) =>
    eventually(async () => {
      const chip = await now();
      const keys = Object.keys(wanted) as (keyof Chip)[];
      return keys.every((key) => chip[key] === wanted[key]) ? chip : null;
    }, patienceMs);
  const connect = () => owner.call(calls.connectChip, { chip: _id, connect: true });
  await connect();
  // A code is replaced when another process takes the number meanwhile.
  await eventually(async () => {
    const { qrcode } = await now();
    if (!qrcode) return false;
    await handset.scan(qrcode);
    return true;
  }, patienceMs);
  const chip = await becomes({ status: 'open', phone: handset.phone });
  const conversation: WebNumber['conversation'] = ({ phone }) =>
    eventually(
      async () =>
        (await owner.call(calls.getDeskConversations, { limit: 5, filter: { text: phone } })).data[0],
      patienceMs,
    );
  return {
    chip,
    handset,
    now,
    becomes,
    connect,
    conversation,
    async thread(customer) {
      const { _id: conversation_id } = await conversation(customer);
      return (await owner.call(calls.getMessages, { conversation_id, limit: 100 })).data;
    },
  };
}
