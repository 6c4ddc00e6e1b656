import { calls, type Chip, type Message } from '@prosa/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import type { Listener } from '../testing/test-person.ts';
import type { TestCompany } from '../testing/test-company.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let channel: Chip;
let listener: Listener;

beforeAll(async () => {
  server = await startTestServer();
  company = await server.createCompany();
  channel = await company.addChannel();
  listener = await company.owner.listen();
});
afterAll(async () => {
  listener.close();
  await server.stop();
});

let customers = 0;
const nextPhone = () => `55419${82000000 + (customers += 1)}`;

const play = (name: string, phone: string, more: object) =>
  server.simulator(name, { channel: channel._id, phone, ...more });

const receipt = (phone: string, platform_message_id: string, status: 3 | 4) =>
  play('receipt', phone, { platform_message_id, status });

/** Sends the customer's last message. */
const lastWord = (phone: string) => play('send', phone, { message: 'fim' });

const threadOf = async (phone: string): Promise<Message[]> => {
  const filter = { text: phone };
  const { data } = await company.owner.call(calls.getDeskConversations, { filter });
  const conversation_id = data[0]?._id;
  return conversation_id ? (await company.owner.call(calls.getMessages, { conversation_id })).data : [];
};

const messageOf = (phone: string, platform_message_id: string) =>
  eventually(async () =>
    (await threadOf(phone)).find((one) => one.platform_message_id === platform_message_id),
  );

const untilLastWord = (phone: string) =>
  eventually(async () => (await threadOf(phone)).some((one) => one.message === 'fim'));

/** Returns what an open browser received about the state of a message, in order. */
const heardOf = (platform_message_id: string) =>
  listener.events.flatMap((event) =>
    (event.type === 'message_read' || event.type === 'message_updated') &&
    event.message.platform_message_id === platform_message_id
      ? [event.message.status]
      : [],
  );

/** Sends the agent's answer, accepted by the network, to a customer who just wrote. */
async function answeredCustomer(): Promise<{ phone: string; id: string }> {
  const phone = nextPhone();
  await play('send', phone, { message: 'oi' });
  const [first] = await eventually(async () => {
    const thread = await threadOf(phone);
    return thread.length ? thread : null;
  });
  const conversation_id = first?.conversation_id ?? '';
  const { platform_message_id: id } = await company.owner.call(calls.sendMessage, {
    conversation_id,
    text: 'olá',
  });
  // An event shows the message's state when it is sent: the next step waits until this one was received.
  await eventually(() => heardOf(id).includes(2));
  return { phone, id };
}

/** Waits until all receipts sent before are stored: a company's are stored in order, and this one is heard of. */
async function untilReceiptsStored(): Promise<void> {
  const { phone, id } = await answeredCustomer();
  await receipt(phone, id, 4);
  await eventually(() => heardOf(id).includes(4));
}

describe('receipts of messages written on the handset', () => {
  it.each([
    { name: 'read before delivered', statuses: [4, 3] as const, status: 4 },
    { name: 'delivered before read', statuses: [3, 4] as const, status: 4 },
    { name: 'delivered twice', statuses: [3, 3] as const, status: 3 },
    { name: 'none at all (control)', statuses: [] as const, status: 2 },
  ])('count although they come before the message: $name', async ({ statuses, status }) => {
    const phone = nextPhone();
    const id = `OWN-${phone}`;
    await play('send', phone, { message: 'oi' });
    for (const one of statuses) await receipt(phone, id, one);
    await play('own-phone', phone, { message: 'do celular', platform_message_id: id });
    await untilReceiptsStored();
    // Receipts and messages are stored beside each other: one that came first may be folded in a moment later.
    await expect.poll(async () => (await messageOf(phone, id)).status).toBe(status);
  });

  it('do not delay later events when their message never arrives', async () => {
    const phone = nextPhone();
    await play('send', phone, { message: 'oi' });
    await receipt(phone, 'OWN-NEVER-WRITTEN', 4);
    await lastWord(phone);
    await untilLastWord(phone);
    expect((await threadOf(phone)).map((one) => one.message)).toEqual(['oi', 'fim']);
  });
});

describe('receipts of answers', () => {
  it('move the ticks forward, one live event for each step', async () => {
    const { phone, id } = await answeredCustomer();
    await receipt(phone, id, 3);
    await eventually(() => heardOf(id).includes(3));
    await receipt(phone, id, 4);
    await eventually(() => heardOf(id).includes(4));
    expect(heardOf(id)).toEqual([2, 3, 4]);
  });

  it('change nothing out of order', async () => {
    const { phone, id } = await answeredCustomer();
    await receipt(phone, id, 4);
    await receipt(phone, id, 3);
    await untilReceiptsStored();
    expect((await messageOf(phone, id)).status).toBe(4);
  });

  it('are applied once when they arrive twice', async () => {
    const { phone, id } = await answeredCustomer();
    await receipt(phone, id, 4);
    await receipt(phone, id, 4);
    await untilReceiptsStored();
    expect(heardOf(id)).toEqual([2, 4]);
  });
});
