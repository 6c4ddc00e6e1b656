import { calls, type Chip, type Conversation } from '@prosa/contract';
import type { InboxMessage } from '@prosa/contract';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { callSimulator } from '../call-simulator.ts';
import { eventually } from '../eventually.ts';
import type { Exchange, Outcome } from './history.ts';
import { readNetwork } from '../network/network-journal.ts';
import { testPerson, type TestPerson } from '../test-person.ts';

/** Who talks to whom, over a server that may be away at any moment. */
export interface Setting {
  /** Where the server is now. */
  url(): string;
  agent: TestPerson;
  channel: Chip;
  dataDir: string;
  connection: pg.ClientConfig;
}

/** How much is written. Answers are spread over the customers. */
export interface Amount {
  customers: number;
  inboundEach: number;
  outbound: number;
}

/** Customers who write, and an agent who answers, all at once. */
export interface Traffic {
  exchanges: readonly Exchange[];
  /** How many messages were acknowledged so far, of both directions. */
  progress(): number;
  /** Resolves when everything was written and acknowledged. */
  done: Promise<void>;
}

const patienceMs = 120_000;
const retryMs = 300;

/**
 * Starts writing. Customers and agents that get no answer, or a 5xx, try again with the same id, as the web app and the
 * network do.
 */
export function startTraffic(setting: Setting, { customers, inboundEach, outbound }: Amount): Traffic {
  const lines = Array.from({ length: customers }, (_, index) => {
    const answers = Math.floor(outbound / customers) + (index < outbound % customers ? 1 : 0);
    const exchange: Exchange = { phone: `55419${81000000 + index}`, inbound: [], outbound: [] };
    return { exchange, run: () => converse(setting, exchange, { inboundEach, answers }) };
  });
  const exchanges = lines.map((line) => line.exchange);
  return {
    exchanges,
    progress: () => exchanges.reduce((sum, one) => sum + one.inbound.length + one.outbound.length, 0),
    done: Promise.all(lines.map((line) => line.run())).then(() => undefined),
  };
}

interface Share {
  inboundEach: number;
  answers: number;
}

/** One customer writes one message after the other; the answers go their own way beside them. */
async function converse(
  setting: Setting,
  exchange: Exchange,
  { inboundEach, answers }: Share,
): Promise<void> {
  const step = Math.floor(inboundEach / answers);
  const knownConversation = once(() => insist(() => conversationOf(setting, exchange.phone)));
  let replies: Promise<void> = Promise.resolve();
  let begun = 0;
  for (let number = 1; number <= inboundEach; number += 1) {
    await customerWrites(setting, exchange, number);
    if (number % step !== 0 || begun === answers) continue;
    begun += 1;
    const answer = begun;
    replies = replies.then(async () =>
      agentAnswers(setting, exchange, { number: answer, conversation_id: (await knownConversation())._id }),
    );
    // Told by the await below; until then a failed chain must not count as unhandled.
    replies.catch(() => undefined);
  }
  await replies;
}

async function customerWrites({ url, channel }: Setting, exchange: Exchange, number: number): Promise<void> {
  const { phone, inbound } = exchange;
  const [id, text] = [`IN-${phone}-${number}`, `pergunta ${number} de ${phone}`];
  const message = { channel: channel._id, phone, name: `Cliente ${phone}`, message: text };
  await eventually(() => callSimulator(url(), 'send', { ...message, platform_message_id: id }), patienceMs);
  inbound.push({ id, text });
}

interface Answer {
  number: number;
  conversation_id: string;
}

async function agentAnswers(
  setting: Setting,
  { phone, outbound }: Exchange,
  { number, conversation_id }: Answer,
): Promise<void> {
  const [message_id, text] = [`OUT-${phone}-${number}`, `resposta ${number} para ${phone}`];
  const given = { conversation_id, text, message_id };
  const message = await insist(() => agentOf(setting).call(calls.sendMessage, given));
  outbound.push({ id: message.platform_message_id, text });
}

/** The agent at the server's present address. */
function agentOf({ agent: { token, user }, url }: Setting): TestPerson {
  return testPerson({ url: url(), token, user });
}

/** Returns the customer's open conversation, or undefined. */
export async function conversationOf(setting: Setting, phone: string): Promise<Conversation | undefined> {
  const { data } = await agentOf(setting).call(calls.getDeskConversations, { filter: { text: phone } });
  return data[0];
}

/** Reads what is there now, through the real doors and from the network's journal. */
export async function readOutcome(setting: Setting): Promise<Outcome> {
  const agent = agentOf(setting);
  const { data: open } = await agent.call(calls.getDeskConversations, { limit: 600 });
  const conversations = await Promise.all(
    open.map(async ({ _id, contact }) => {
      const { data: messages } = await agent.call(calls.getMessages, { conversation_id: _id, limit: 100 });
      return { phone: contact.phone ?? '', messages };
    }),
  );
  const contacts = (await agent.call(calls.getContacts, { limit: 100 })).data.map(({ phone }) => phone ?? '');
  const { sends } = await readNetwork(setting.dataDir, setting.channel._id);
  return {
    conversations,
    contacts,
    inboxes: new Map(
      await Promise.all(contacts.map(async (phone) => [phone, await inboxOf(setting, phone)] as const)),
    ),
    sends,
  };
}

function inboxOf({ url, channel }: Setting, phone: string): Promise<InboxMessage[]> {
  return callSimulator<InboxMessage[]>(url(), `inbox?channel=${channel._id}&phone=${phone}`);
}

/** Waits until everything that people were told is stored, and nothing waits to be sent. Gives up quietly. */
export async function untilSettled(
  { connection, agent }: Setting,
  exchanges: readonly Exchange[],
): Promise<void> {
  const told = exchanges.reduce((sum, one) => sum + one.inbound.length + one.outbound.length, 0);
  const client = new pg.Client(connection);
  await client.connect();
  // Only a cheap look at when to check: what is there is read through the real doors then.
  const look = `select (select count(*)::int from messages where account_id = $1 and origin <> 'system') as spoken,
    (select count(*)::int from outbox where account_id = $1) as waiting`;
  await eventually(async () => {
    const { rows } = await client.query<{ spoken: number; waiting: number }>(look, [agent.user.account._id]);
    return rows[0] && rows[0].spoken >= told && rows[0].waiting === 0;
  }, 60_000).catch(() => undefined); // the check that follows says what is missing
  await client.end();
}

/** Tries until there is an answer, in no hurry: a crowd of clients must not starve a server that is starting. */
async function insist<Answer>(attempt: () => Promise<Answer | undefined>): Promise<Answer> {
  const end = performance.now() + patienceMs;
  let last: unknown = 'no answer yet';
  while (performance.now() < end) {
    try {
      const answer = await attempt();
      if (answer !== undefined) return answer;
    } catch (error) {
      last = error;
    }
    await pause(retryMs);
  }
  throw new Error(`no answer within ${patienceMs} ms`, { cause: last });
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | null = null;
  return () => (made ??= make());
}
