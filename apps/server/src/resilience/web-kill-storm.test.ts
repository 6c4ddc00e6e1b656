import { calls } from '@prosa/contract';
import type { FakeWhatsAppWeb, Phone } from '@prosa/fakes';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openPlace, type Place, type ServerProcess } from '../testing/server-process.ts';
import { createTestCompany, type TestCompany } from '../testing/test-company.ts';
import { pairWebNumber, startWebPhones, type WebNumber } from '../testing/web-phones.ts';

const patienceMs = 120_000;
const customers = 20;
const textsOfCustomer = 50;
const all = customers * textsOfCustomer;
const kills = 10;
const texts = (of: string) => Array.from({ length: textsOfCustomer }, (_, index) => `${of} ${index}`);

let fake: FakeWhatsAppWeb;
let place: Place;
let company: TestCompany;
let sessions: ServerProcess;
let number: WebNumber;
let people: Phone[];
let settings: Record<string, string>;

beforeEach(async () => {
  fake = await startWebPhones();
  settings = { WA_SOCKET_URL: fake.url, LEASE_SECONDS: '6' };
  place = await openPlace();
  const web = await place.start('web,worker', settings);
  sessions = await place.start('sessions', settings);
  company = await createTestCompany(web.url);
  number = await pairWebNumber(company, fake.phones.add('5511987650099', { name: 'Loja' }));
  people = Array.from({ length: customers }, (_, index) => fake.phones.add(`55419810000${10 + index}`));
  return async () => {
    await place.dispose();
    await fake.close();
  };
});

const shownTo = (person: Phone) =>
  person.account.inbox.map(({ message }) => message.extendedTextMessage?.text ?? message.conversation);
const sentSoFar = () => people.reduce((sum, { account }) => sum + account.inbox.length, 0);

async function query<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client(place.connection);
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

/** The texts that each customer wrote, as they stand in the database, in the order of the desk. */
async function written(): Promise<string[][]> {
  const rows = await query<{ phone: string; texts: string[] }>(
    `select c.phone, array_agg(m.message order by m.position) as texts
      from messages m
      join conversations v on v.account_id = m.account_id and v.id = m.conversation_id
      join contacts c on c.account_id = v.account_id and c.id = v.contact_id
      where m.origin = 'customer' group by c.phone`,
  );
  return people.map(({ phone }) => rows.find((row) => row.phone === phone)?.texts ?? []);
}

/** Lets every customer write, and queues as many answers to each. */
async function talk(): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      for (const text of texts('pergunta')) await person.send(number.handset.phone, text);
    }),
  );
}

async function answer(): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      const { _id: conversation_id } = await number.conversation(person);
      for (const text of texts('resposta'))
        await company.owner.call(calls.sendMessage, { conversation_id, text });
    }),
  );
}

const progress = async () => (await written()).reduce((sum, one) => sum + one.length, 0) + sentSoFar();

describe('a number over WhatsApp Web', () => {
  it('keeps every message once and in order while its process is killed ten times, with one login', async () => {
    const traffic = Promise.all([talk(), answer()]);
    const killedAt: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      await eventually(async () => (await progress()) >= ((kill - 0.5) * 2 * all) / (kills + 1), patienceMs);
      killedAt.push(await progress());
      await sessions.kill();
      sessions = await place.start('sessions', settings);
    }
    await traffic;
    await eventually(async () => (await progress()) >= 2 * all, patienceMs);
    expect(await written()).toEqual(people.map(() => texts('pergunta')));
    expect(people.map(shownTo)).toEqual(people.map(() => texts('resposta')));
    expect(killedAt.every((moment) => moment < 2 * all)).toBe(true);
    expect(number.handset.account.companions).toHaveLength(1);
    process.stdout.write(`web kill storm: killed at ${killedAt.join(', ')} of ${2 * all}\n`);
  }, 400_000);

  it('is taken over from a frozen process, which writes and sends nothing when it thaws', async () => {
    await place.start('sessions', settings);
    const [person] = people as [Phone];
    await person.send(number.handset.phone, 'antes');
    const { _id: conversation_id } = await number.conversation(person);
    const [{ owner: before } = { owner: 0 }] = await query<{ owner: number }>('select owner from channels');
    sessions.freeze();
    await person.send(number.handset.phone, 'no gelo');
    await company.owner.call(calls.sendMessage, { conversation_id, text: 'resposta' });
    await eventually(
      async () => (await query<{ owner: number }>('select owner from channels'))[0]?.owner !== before,
      patienceMs,
    );
    await eventually(() => shownTo(person).length === 1, patienceMs);
    sessions.thaw();
    await person.send(number.handset.phone, 'depois');
    await eventually(async () => (await number.thread(person)).length === 4, patienceMs);
    expect((await number.thread(person)).map(({ message }) => message).sort()).toEqual([
      'antes',
      'depois',
      'no gelo',
      'resposta',
    ]);
    expect(shownTo(person)).toEqual(['resposta']);
    expect(await number.now()).toMatchObject({ status: 'open' });
    expect(number.handset.account.companions).toHaveLength(1);
  }, 200_000);
});
