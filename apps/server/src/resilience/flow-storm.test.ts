import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { calls, type Chip } from '@prosa/contract';
import { callSimulator } from '../testing/call-simulator.ts';
import { eventually } from '../testing/eventually.ts';
import { drawing, node, says } from '../testing/flow-drawings.ts';
import { seededRandom } from '../testing/random.ts';
import { openPlace, type Place, type ServerProcess } from '../testing/server-process.ts';
import { connectChannel, createTestCompany, type TestCompany } from '../testing/test-company.ts';
import { testPerson } from '../testing/test-person.ts';

const customers = 500;
const kills = 4;
const patienceMs = 120_000;

let place: Place;
const keys = new Map<string, number>();
const shop = createServer((request, reply) => {
  const key = String(request.headers['idempotency-key']);
  keys.set(key, (keys.get(key) ?? 0) + 1);
  setTimeout(() => reply.end('{"estado":"a caminho"}'), 50);
});

afterEach(async () => {
  await place.dispose();
  shop.close();
});

/** A flow that greets, waits, asks the shop, asks the customer, answers, and ends. */
const flow = (address: string) =>
  drawing(
    says('hello', 'Olá!', { next: 'wait' }),
    node('wait', {
      settings: { kind: 'duration', duration: { amount: 1, unit: 'seconds' } },
      next: { next: 'http' },
    }),
    node('http', {
      settings: {
        url: address,
        mappings: [{ path: 'estado', variable: 'estado' }],
        retries: 3,
        timeout_seconds: 2,
      },
      next: { success: 'found', client_error: 'down', failed: 'down' },
    }),
    says('found', 'Seu pedido está {estado}.', { next: 'question' }),
    says('down', 'Sem sistema.', { next: 'question' }),
    node('question', {
      settings: { text: 'Mais alguma coisa?', variable: 'mais' },
      next: { next: 'thanks' },
    }),
    says('thanks', 'Anotado: {mais}.', { next: 'end' }),
    node('end', { settings: { finish_conversation: false } }),
  );

const expected = ['Olá!', 'Seu pedido está a caminho.', 'Mais alguma coisa?', 'Anotado: não.'];

interface Storm {
  server: ServerProcess;
  chip: Chip;
}

async function openBot(
  server: ServerProcess,
  address: string,
): Promise<{ company: TestCompany; chip: Chip }> {
  const company = await createTestCompany(server.url);
  const { owner, department } = company;
  const { _id, revision } = await owner.call(calls.saveFlow, {
    name: 'Pedido',
    document: flow(address),
    revision: 0,
  });
  await owner.call(calls.publishFlow, { flow_id: _id, revision });
  const chip = await owner.call(calls.saveChip, {
    name: 'robo',
    redirect: 'flow_chatbot',
    flow: _id,
    department,
  });
  return { company, chip: await connectChannel(server.url, owner, chip._id) };
}

const phoneOf = (customer: number) => `5541${910_000_000 + customer}`;

const inboxOf = async ({ server, chip }: Storm, customer: number) =>
  (
    await callSimulator<{ message: string }[]>(
      server.url,
      `inbox?channel=${chip._id}&phone=${phoneOf(customer)}`,
    )
  ).map(({ message }) => message);

/** Writes, however often the server has to be asked; the network takes the same id once. */
const writes = (storm: Storm, customer: number, message: string) =>
  eventually(
    () =>
      callSimulator(storm.server.url, 'send', {
        channel: storm.chip._id,
        phone: phoneOf(customer),
        message,
        platform_message_id: `${customer}-${message}`,
      }),
    patienceMs,
  );

/** Counts the messages of the bot that the network took for each customer. */
async function saidTo(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ phone: string; said: number }>(
    `select ct.phone, count(*)::int as said from messages m
      join conversations c on c.account_id = m.account_id and c.id = m.conversation_id
      join contacts ct on ct.account_id = c.account_id and ct.id = c.contact_id
      where m.origin = 'chatbot' and m.status >= 2 group by ct.phone`,
  );
  return new Map(rows.map(({ phone, said }) => [phone, said]));
}

const beginAtOnce = 20;
const lookMs = 200;

/**
 * Plays all customers: some begin at each look, and those who were asked answer. `tell` gets how many are through.
 */
async function playCustomers(
  storm: Storm,
  client: pg.Client,
  tell: (through: number) => void,
): Promise<void> {
  const answered = new Set<number>();
  for (let begun = 0, through = 0; through < customers;) {
    const until = Math.min(begun + beginAtOnce, customers);
    for (; begun < until; begun += 1) await writes(storm, begun, 'oi');
    const said = await saidTo(client);
    const heard = (customer: number) => said.get(phoneOf(customer)) ?? 0;
    for (let customer = 0; customer < begun; customer += 1) {
      if (answered.has(customer) || heard(customer) < expected.length - 1) continue;
      answered.add(customer);
      await writes(storm, customer, 'não');
    }
    through = [...said.values()].filter((count) => count >= expected.length).length;
    tell(through);
    await pause(lookMs);
  }
}

it('bots say everything once and in order to 500 customers while the server is killed again and again', async () => {
  const random = seededRandom('flow storm');
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const at = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  place = await openPlace();
  const settings = { OUTBOUND_ALLOW: at };
  const first = await place.start('web,worker,sessions', settings);
  const { company, chip } = await openBot(first, `http://${at}/pedido`);
  const storm: Storm = { server: first, chip };
  const client = new pg.Client(place.connection);
  await client.connect();
  let through = 0;
  const done = playCustomers(storm, client, (count) => {
    through = count;
  });
  done.catch(() => undefined); // handled by the await below
  for (let kill = 1; kill <= kills; kill += 1) {
    const moment = kill * random.between(60, 90);
    await eventually(() => through >= moment, patienceMs);
    await storm.server.kill();
    storm.server = await place.start('web,worker,sessions', settings);
  }
  await done;
  await client.end();
  const wrong: string[] = [];
  for (let customer = 0; customer < customers; customer += 1) {
    const got = await inboxOf(storm, customer);
    if (got.join('|') !== expected.join('|')) wrong.push(`${phoneOf(customer)}: ${got.join(' | ')}`);
  }
  expect(wrong, `TEST_SEED=${random.seed}`).toEqual([]);
  // Repeated requests had the same key.
  expect(keys.size).toBe(customers);
  const { token, user } = company.owner;
  const owner = testPerson({ url: storm.server.url, token, user });
  const [summary] = await owner.call(calls.getFlows, {});
  const counts = await owner.call(calls.getFlowCounts, { flow_id: summary?._id ?? '' });
  expect(counts.find(({ node: id }) => id === 'question')).toMatchObject({ entered: customers, waiting: 0 });
}, 400_000);
