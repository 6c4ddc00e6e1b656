import {
  calls,
  type CallInput,
  type Chip,
  type Conversation,
  type FlowTrigger,
  type Message,
} from '@prosa/contract';
import { sql } from '../platform/db/sql.ts';
import { eventually } from './eventually.ts';
import { connectChannel, type TestCompany } from './test-company.ts';
import type { TestServer } from './test-server.ts';

type Document = NonNullable<CallInput<typeof calls.saveFlow>['document']>;

/** What a desk needs of a server, in this process or in one of its own. */
export type BotServer = Pick<TestServer, 'url' | 'createCompany' | 'simulator'> & {
  runtime: Pick<TestServer['runtime'], 'database'>;
};

/** A company with flows, and customers who write to it. */
export interface BotDesk {
  company: TestCompany;
  /** Draws and publishes a flow. */
  publish(document: Document, more?: { name?: string; trigger?: Partial<FlowTrigger> }): Promise<string>;
  /** A connected number on which a flow answers first, or people when there is none. */
  addChannel(flow: string | null): Promise<Chip>;
  writes(chip: Chip, phone: string, message: string): Promise<{ platform_message_id: string }>;
  phone(): string;
  /** What the customer's phone received, in order. */
  inbox(chip: Chip, phone: string): Promise<string[]>;
  /** Waits until the phone received so much, and answers it. */
  received(chip: Chip, phone: string, count: number): Promise<string[]>;
  /** A new customer who wrote, and got so many answers. */
  greeted(chip: Chip, count: number): Promise<{ phone: string; conversation_id: string }>;
  conversation(phone: string): Promise<Conversation>;
  /** Waits until the bot handed the conversation over, and answers what people were told. */
  handedOver(phone: string): Promise<string>;
  thread(conversation_id: string): Promise<Message[]>;
}

let count = 0;

const awaited = /aguarda uma pessoa\.$/;

/** Opens the desk of a fresh company. */
export async function openBotDesk(server: BotServer): Promise<BotDesk> {
  const company = await server.createCompany();
  const { owner, department, account_id } = company;
  // Tests make many.
  await server.runtime.database.acrossAccounts.run(
    sql`update accounts set max_channels = 100, max_flows = 100 where id = ${account_id}`,
  );
  return {
    company,
    async publish(document, { name = 'Fluxo', trigger } = {}) {
      const saved = await owner.call(calls.saveFlow, {
        name,
        document,
        revision: 0,
        ...(trigger && { trigger }),
      });
      await owner.call(calls.publishFlow, { flow_id: saved._id, revision: saved.revision });
      return saved._id;
    },
    async addChannel(flow) {
      const redirect = flow === null ? 'human' : 'flow_chatbot';
      const name = `robo${process.pid}${(count += 1)}`;
      const chip = await owner.call(calls.saveChip, { name, redirect, flow, department });
      return connectChannel(server.url, owner, chip._id);
    },
    ...withCustomers(server, company),
  };
}

/** What customers do, and what is seen of it. */
function withCustomers(
  server: BotServer,
  { owner }: TestCompany,
): Omit<BotDesk, 'company' | 'publish' | 'addChannel'> {
  const customers: ReturnType<typeof withCustomers> = {
    writes: (chip, phone, message) => server.simulator('send', { channel: chip._id, phone, message }),
    phone: () => `55419${String(70_000_000 + (count += 1))}`,
    inbox: async (chip, phone) =>
      (await server.simulator<{ message: string }[]>(`inbox?channel=${chip._id}&phone=${phone}`)).map(
        ({ message }) => message,
      ),
    received: (chip, phone, wanted) =>
      eventually(async () => {
        const got = await customers.inbox(chip, phone);
        if (got.length < wanted) throw new Error(`the phone got ${got.length}: ${got.join(' | ')}`);
        return got;
      }),
    async greeted(chip, wanted) {
      const phone = customers.phone();
      await customers.writes(chip, phone, 'oi');
      await customers.received(chip, phone, wanted);
      return { phone, conversation_id: (await customers.conversation(phone))._id };
    },
    conversation: (phone) =>
      eventually(
        async () =>
          (await owner.call(calls.getConversations, { limit: 5, filter: { text: phone } })).data[0] ??
          (await owner.call(calls.getDeskConversations, { limit: 5, filter: { text: phone } })).data[0],
      ),
    async handedOver(phone) {
      const { _id } = await customers.conversation(phone);
      const notice = await eventually(async () =>
        (await customers.thread(_id)).find(
          ({ event, message }) => event === 'handed' || awaited.test(message),
        ),
      );
      return notice.message;
    },
    thread: async (conversation_id) =>
      (await owner.call(calls.getMessages, { conversation_id, limit: 100 })).data,
  };
  return customers;
}
