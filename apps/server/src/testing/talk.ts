import { calls, type Chip, type Conversation, type InboxMessage, type Message } from '@prosa/contract';
import { eventually } from './eventually.ts';
import type { TestCompany } from './test-company.ts';
import type { TestServer } from './test-server.ts';

/** A fresh company with a number, and customers who write to it. */
export interface Talk {
  company: TestCompany;
  channel: Chip;
  /** The phone of a customer who never wrote. */
  phone(): string;
  writes(phone: string, message: string, more?: object): Promise<{ platform_message_id: string }>;
  /** The customer takes a message back, as told by the network of this number or another. */
  deletes(phone: string, platform_message_id: string, over?: Chip): Promise<unknown>;
  /** Waits until the customer's conversation is on the desk. */
  conversation(phone: string): Promise<Conversation>;
  thread(phone: string): Promise<Message[]>;
  messages(conversation_id: string): Promise<Message[]>;
  /** What the customer's phone received, in order. */
  inbox(phone: string): Promise<InboxMessage[]>;
  /** Waits until the thread holds exactly these texts. */
  reads(phone: string, ...texts: string[]): Promise<Message[]>;
  /** What the network told before this is dealt with, for its feed is in order: then come these texts and 'fim'. */
  fence(phone: string, ...texts: string[]): Promise<Message[]>;
}

let customers = 0;

/** Opens the talk of a fresh company. */
export async function openTalk(server: Pick<TestServer, 'createCompany' | 'simulator'>): Promise<Talk> {
  const company = await server.createCompany();
  const channel = await company.addChannel();
  const { owner } = company;
  const writes: Talk['writes'] = (phone, message, more = {}) =>
    server.simulator('send', { channel: channel._id, phone, message, ...more });
  const conversation = (phone: string) =>
    eventually(
      async () =>
        (await owner.call(calls.getDeskConversations, { limit: 5, filter: { text: phone } })).data[0],
    );
  const messages = async (conversation_id: string) =>
    (await owner.call(calls.getMessages, { conversation_id, limit: 100 })).data;
  const thread = async (phone: string) => messages((await conversation(phone))._id);
  const reads: Talk['reads'] = (phone, ...texts) =>
    eventually(async () => {
      const read = await thread(phone);
      const found = read.map(({ message }) => message);
      if (JSON.stringify(found) !== JSON.stringify(texts)) throw new Error(found.join(' | '));
      return read;
    });
  return {
    company,
    channel,
    phone: () => `55419${String(60000000 + (customers += 1))}`,
    writes,
    deletes: (phone, platform_message_id, over = channel) =>
      server.simulator('delete', { channel: over._id, phone, platform_message_id }),
    conversation,
    thread,
    messages,
    inbox: (phone) => server.simulator(`inbox?channel=${channel._id}&phone=${phone}`),
    reads,
    async fence(phone, ...texts) {
      await writes(phone, 'fim');
      return reads(phone, ...texts, 'fim');
    },
  };
}
