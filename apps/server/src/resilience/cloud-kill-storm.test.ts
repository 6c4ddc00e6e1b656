import { startFakeGraph, type FakeGraph } from '@prosa/fakes';
import { beforeEach, describe, expect, it } from 'vitest';
import { addCloudNumber, connectCloudNumber, type CloudNumber } from '../testing/cloud-number.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { eventually } from '../testing/eventually.ts';
import { openPlace, type Place, type ServerProcess } from '../testing/server-process.ts';
import { createTestCompany, type TestCompany } from '../testing/test-company.ts';
import {
  progressOf,
  queryPlace,
  questionsAtDesk,
  writeThroughKills,
  type NumberStorm,
  type StormCustomer,
} from '../testing/traffic/number-storm.ts';
import { passFourMinutes, unknownAnswers } from '../testing/traffic/unknown-answers.ts';

const patienceMs = 120_000;

let graph: FakeGraph;
let place: Place;
let company: TestCompany;
let server: ServerProcess;
let number: CloudNumber;
let storm: NumberStorm;

beforeEach(async () => {
  graph = await startFakeGraph({ clock: systemClock });
  place = await openPlace();
  const settings: Record<string, string> = { GRAPH_BASE_URL: graph.url, LEASE_SECONDS: '6' };
  const start = () => place.start('web,worker,sessions', settings);
  server = await start();
  // Meta goes on at the address that it knows.
  settings['PORT'] = new URL(server.url).port;
  company = await createTestCompany(server.url);
  number = await addCloudNumber({ url: server.url, graph }, company);
  await connectCloudNumber(number);
  storm = {
    place,
    agent: company.owner,
    customers: Array.from({ length: 25 }, (_, index) => newCustomer(`55419820000${10 + index}`)),
    each: 20,
    kills: 8,
    async restart() {
      await server.kill();
      server = await start();
    },
    hurry: () => passFourMinutes(place),
  };
  return async () => {
    await place.dispose();
    await graph.close();
  };
});

function newCustomer(phone: string): StormCustomer {
  return {
    phone,
    async write(text) {
      const id = number.inbound(phone, { body: { body: text } });
      // Meta delivers again what was not acknowledged, in any order; a person waits before they write on.
      await eventually(() => graph.acknowledged.has(id), patienceMs);
    },
    received: () => number.sent(phone).map((body) => (body['text'] as { body: string }).body),
  };
}

/** Resolves when nothing waits to be sent, and no answer that Meta has counts as unknown. */
const untilSettled = () =>
  eventually(async () => {
    await passFourMinutes(place);
    const unknown = await unknownAnswers(place);
    const isKnownToMeta = ({ phone, received }: StormCustomer) =>
      received().some((text) => unknown.get(phone)?.includes(text));
    return !(await queryPlace(place, 'select from outbox')).length && !storm.customers.some(isKnownToMeta);
  }, patienceMs);

describe('an official number', () => {
  it('keeps every message once and in order while its process is killed; what Meta cannot say is left to a person', async () => {
    const { questions, answers, killedAt, all, sendAgain } = await writeThroughKills(storm);
    await untilSettled();
    const { customers } = storm;
    const unknown = await unknownAnswers(place);
    expect(await questionsAtDesk(place, customers)).toEqual(customers.map(() => questions));
    for (const customer of customers)
      for (const text of unknown.get(customer.phone) ?? []) await sendAgain(customer, text);
    await eventually(async () => (await progressOf(storm)) >= all, patienceMs);
    for (const { phone, received } of customers) {
      const late = unknown.get(phone) ?? [];
      expect(received()).toEqual([...answers.filter((text) => !late.includes(text)), ...late]);
    }
    expect(killedAt.every((moment) => moment < all)).toBe(true);
    expect(graph.deliveries.some(({ status }) => status === 0)).toBe(true);
    const unknownCount = [...unknown.values()].flat().length;
    process.stdout.write(
      `cloud kill storm: killed at ${killedAt.join(', ')} of ${all}; ${unknownCount} left to a person\n`,
    );
  }, 400_000);
});
