import { calls } from '@prosa/contract';
import { startFakeGraph, type FakeGraph } from '@prosa/fakes';
import { beforeEach, expect, it } from 'vitest';
import { systemClock } from '../platform/clock/clock.ts';
import { addCloudNumber, connectCloudNumber, type CloudNumber } from '../testing/cloud-number.ts';
import { eventually } from '../testing/eventually.ts';
import { openPlace, type Place, type ServerProcess } from '../testing/server-process.ts';
import { createTestCompany } from '../testing/test-company.ts';
import { livingSessions, writtenRows } from '../testing/traffic/frozen-process.ts';
import { queryPlace, questionsAtDesk } from '../testing/traffic/number-storm.ts';

const patienceMs = 90_000;
const customers = Array.from({ length: 3 }, (_, index) => ({ phone: `55419830000${10 + index}` }));

let graph: FakeGraph;
let place: Place;
let number: CloudNumber;
let first: ServerProcess;
let second: ServerProcess;

beforeEach(async () => {
  graph = await startFakeGraph({ clock: systemClock });
  place = await openPlace();
  const settings = { GRAPH_BASE_URL: graph.url, LEASE_SECONDS: '4' };
  const web = await place.start('web,worker', settings);
  first = await place.start('sessions', settings);
  const company = await createTestCompany(web.url);
  number = await addCloudNumber({ url: web.url, graph }, company);
  await connectCloudNumber(number);
  second = await place.start('sessions', settings);
  return async () => {
    first.thaw();
    await place.dispose();
    await graph.close();
  };
});

const everyone = (act: (phone: string) => Promise<unknown>) =>
  Promise.all(customers.map(({ phone }) => act(phone)));

const write = (text: string) =>
  everyone((phone) => Promise.resolve(number.inbound(phone, { body: { body: text } })));

const answer = (text: string) =>
  everyone(async (phone) => {
    const { _id: conversation_id } = await number.conversation(phone);
    await number.company.owner.call(calls.sendMessage, { conversation_id, text });
  });

/** Waits until the desk has these texts of every customer and Meta has delivered these answers, each once. */
async function expectTalk({ asked, answered }: { asked: string[]; answered: string[] }): Promise<void> {
  const textsOf = (phone: string) => number.sent(phone).map(({ text }) => (text as { body: string }).body);
  await eventually(async () => {
    const delivered = await queryPlace(
      place,
      `select from messages where origin <> 'customer' and status >= 3`,
    );
    return delivered.length >= answered.length * customers.length;
  }, patienceMs);
  await eventually(async () => {
    const texts = (await questionsAtDesk(place, customers)).flat();
    return texts.length >= asked.length * customers.length;
  }, patienceMs);
  expect(await questionsAtDesk(place, customers)).toEqual(customers.map(() => asked));
  expect(customers.map(({ phone }) => textsOf(phone))).toEqual(customers.map(() => answered));
}

it('an official number is taken over from a frozen process, which writes and sends nothing when it thaws', async () => {
  await write('antes');
  await answer('oi');
  await expectTalk({ asked: ['antes'], answered: ['oi'] });
  first.freeze();
  await write('no gelo');
  await answer('resposta');
  await expectTalk({ asked: ['antes', 'no gelo'], answered: ['oi', 'resposta'] });
  expect(await livingSessions(place)).toBe(1);
  const before = await writtenRows(place);
  first.thaw();
  // It learns of its loss, and lives on under another id.
  await eventually(async () => (await livingSessions(place)) === 2, patienceMs);
  expect(await writtenRows(place)).toBe(before);
  await write('depois');
  await answer('até logo');
  const all = { asked: ['antes', 'no gelo', 'depois'], answered: ['oi', 'resposta', 'até logo'] };
  await expectTalk(all);
  // The one that was frozen serves again when it is asked to.
  await second.kill();
  await write('de novo');
  await expectTalk({ ...all, asked: [...all.asked, 'de novo'] });
}, 200_000);
