import { randomUUID } from 'node:crypto';
import { calls, type Conversation } from '@prosa/contract';
import pg from 'pg';
import { eventually } from '../eventually.ts';
import type { Place } from '../server-process.ts';
import type { TestPerson } from '../test-person.ts';

/** A customer of a number over a stand-in for a real network. */
export interface StormCustomer {
  phone: string;
  /** Writes to the number; resolves when the network has the message, or once it need not deliver it again. */
  write(text: string): Promise<unknown>;
  /** Texts on the phone, in the order in which they came, each as often as the network took it. */
  received(): readonly string[];
}

/** A number whose process is killed while customers and the desk write to each other. */
export interface NumberStorm {
  place: Place;
  /** Somebody at the desk. */
  agent: TestPerson;
  customers: readonly StormCustomer[];
  /** How many texts each customer writes, and gets. */
  each: number;
  kills: number;
  /** Kills the process, and starts another in its place. */
  restart(): Promise<void>;
  /** Called now and then while messages are awaited: what would take minutes may be hurried. */
  hurry?(): Promise<unknown>;
}

/** What was written, and when the process was killed meanwhile. */
export interface Written {
  questions: string[];
  answers: string[];
  /** Of all messages of both directions, how many had arrived at each kill. */
  killedAt: number[];
  all: number;
  /** Sends an answer again, as 'Tentar de novo' does. */
  sendAgain(customer: Pick<StormCustomer, 'phone'>, text: string): Promise<unknown>;
}

const patienceMs = 120_000;

/**
 * Lets every customer write and as many answers be queued, and kills the process in each of equal parts of that.
 * Resolves when all of it was written.
 */
export async function writeThroughKills(storm: NumberStorm): Promise<Written> {
  const { customers, each, kills, restart } = storm;
  const texts = (of: string) => Array.from({ length: each }, (_, index) => `${of} ${index}`);
  const [questions, answers] = [texts('pergunta'), texts('resposta')];
  const send = createSending(storm);
  const traffic = Promise.all(
    customers.flatMap((customer) => [
      inTurn(questions, (text) => customer.write(text)),
      inTurn(answers, (text) => send(customer, text)),
    ]),
  );
  // Told by the await below; until then a failure must not count as unhandled.
  traffic.catch(() => undefined);
  const all = 2 * each * customers.length;
  const killedAt: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await eventually(async () => {
      await storm.hurry?.();
      return (await progressOf(storm)) >= ((kill - 0.5) * all) / (kills + 1);
    }, patienceMs);
    killedAt.push(await progressOf(storm));
    await restart();
  }
  await traffic;
  return { questions, answers, killedAt, all, sendAgain: send };
}

/** Returns how many messages have arrived: at the desk, and on the phones. */
export async function progressOf({ place, customers }: NumberStorm): Promise<number> {
  const [desk] = await queryPlace<{ asked: number }>(
    place,
    "select count(*)::int as asked from messages where origin = 'customer'",
  );
  return customers.reduce((sum, customer) => sum + customer.received().length, desk?.asked ?? 0);
}

/** Returns the texts that each customer wrote, as they stand in the database, in the order of the desk. */
export async function questionsAtDesk(
  place: Place,
  customers: readonly Pick<StormCustomer, 'phone'>[],
): Promise<string[][]> {
  const texts = await textsByCustomer(place, "m.origin = 'customer'");
  return customers.map(({ phone }) => texts.get(phone) ?? []);
}

/** Returns the texts of the messages that meet a condition on the table `m`, by the customer's phone, in order. */
export async function textsByCustomer(place: Place, condition: string): Promise<Map<string, string[]>> {
  const rows = await queryPlace<{ phone: string; texts: string[] }>(
    place,
    `select c.phone, array_agg(m.message order by m.position) as texts
      from messages m
      join conversations v on v.account_id = m.account_id and v.id = m.conversation_id
      join contacts c on c.account_id = v.account_id and c.id = v.contact_id
      where ${condition} group by c.phone`,
  );
  return new Map(rows.map(({ phone, texts }) => [phone, texts]));
}

/** Asks the database of a place, over a connection that is kept while it is asked often: making one costs 30 ms. */
export async function queryPlace<Row extends object>(place: Place, text: string): Promise<Row[]> {
  const pool = pools.get(place) ?? openPool(place);
  return (await pool.query<Row>(text)).rows;
}

const pools = new WeakMap<Place, pg.Pool>();

function openPool(place: Place): pg.Pool {
  const pool = new pg.Pool({ ...place.connection, max: 2, idleTimeoutMillis: 1000, allowExitOnIdle: true });
  // The connection ends with the place's database.
  pool.on('error', () => undefined);
  pools.set(place, pool);
  return pool;
}

/** Returns what sends an answer to a customer, with the same id however often it is tried. */
function createSending({ agent }: NumberStorm): Written['sendAgain'] {
  const ids = new Map<string, string>();
  const conversations = new Map<string, Conversation>();
  return async ({ phone }, text) => {
    const key = `${phone} ${text}`;
    const message_id = ids.get(key) ?? randomUUID();
    ids.set(key, message_id);
    const { _id: conversation_id } =
      conversations.get(phone) ?? (await eventually(() => conversationOf(agent, phone), patienceMs));
    return eventually(() => agent.call(calls.sendMessage, { conversation_id, text, message_id }), patienceMs);
  };

  async function conversationOf(person: TestPerson, text: string): Promise<Conversation | undefined> {
    const { data } = await person.call(calls.getDeskConversations, { limit: 5, filter: { text } });
    if (data[0]) conversations.set(text, data[0]);
    return data[0];
  }
}

async function inTurn(texts: readonly string[], act: (text: string) => Promise<unknown>): Promise<void> {
  for (const text of texts) await act(text);
}
