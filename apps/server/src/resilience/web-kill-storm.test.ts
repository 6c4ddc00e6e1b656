import { calls } from '@prosa/contract';
import type { FakeWhatsAppWeb, Phone } from '@prosa/fakes';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openPlace, type Place, type ServerProcess } from '../testing/server-process.ts';
import { createTestCompany, type TestCompany } from '../testing/test-company.ts';
import {
  progressOf,
  queryPlace,
  questionsAtDesk,
  writeThroughKills,
} from '../testing/traffic/number-storm.ts';
import { pairWebNumber, startWebPhones, type WebNumber } from '../testing/web-phones.ts';

const patienceMs = 120_000;
const customers = 20;

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
  person.account.inbox.map(({ message }) => message.extendedTextMessage?.text ?? message.conversation ?? '');

const ownerOf = async () =>
  (await queryPlace<{ owner: number }>(place, 'select owner from channels'))[0]?.owner;

describe('a number over WhatsApp Web', () => {
  it('keeps every message once and in order while its process is killed ten times, with one login', async () => {
    const storm = {
      place,
      agent: company.owner,
      customers: people.map((person) => ({
        phone: person.phone,
        write: (text: string) => person.send(number.handset.phone, text),
        received: () => shownTo(person),
      })),
      each: 50,
      kills: 10,
      async restart() {
        await sessions.kill();
        sessions = await place.start('sessions', settings);
      },
    };
    const { questions, answers, killedAt, all } = await writeThroughKills(storm);
    await eventually(async () => (await progressOf(storm)) >= all, patienceMs);
    expect(await questionsAtDesk(place, people)).toEqual(people.map(() => questions));
    expect(people.map(shownTo)).toEqual(people.map(() => answers));
    expect(killedAt.every((moment) => moment < all)).toBe(true);
    expect(number.handset.account.companions).toHaveLength(1);
    process.stdout.write(`web kill storm: killed at ${killedAt.join(', ')} of ${all}\n`);
  }, 400_000);

  it('is taken over from a frozen process, which writes and sends nothing when it thaws', async () => {
    await place.start('sessions', settings);
    const [person] = people as [Phone];
    await person.send(number.handset.phone, 'antes');
    const { _id: conversation_id } = await number.conversation(person);
    const before = await ownerOf();
    sessions.freeze();
    await person.send(number.handset.phone, 'no gelo');
    await company.owner.call(calls.sendMessage, { conversation_id, text: 'resposta' });
    await eventually(async () => (await ownerOf()) !== before, patienceMs);
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
