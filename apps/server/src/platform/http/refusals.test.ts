import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '@prosa/contract';
import { eventually } from '../../testing/eventually.ts';
import { sendPicture } from '../../testing/traffic/neighbours.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { post } from '../../testing/test-person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createLog } from '../log/log.ts';

interface Line {
  status?: number;
  refusals?: number;
}

const lines: Line[] = [];
let server: TestServer;
let company: TestCompany;
let ahead = 0;

beforeAll(async () => {
  const start = Date.now();
  server = await startTestServer({
    // A clock that stands still: no allowance is regained between two calls.
    clock: { now: () => new Date(start + ahead) },
    log: createLog('info', { write: (line) => lines.push(JSON.parse(line) as Line) }),
    config: { callsPerSecond: 5 },
  });
  company = await server.createCompany();
});
afterAll(() => server.stop());

const times = <Answer>(count: number, act: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, act));
const refusedLines = () => lines.filter(({ status }) => status === 429).map(({ refusals }) => refusals);

it('calls beyond a session’s allowance are refused before the session is read, and logged in one line', async () => {
  const stranger = 'a'.repeat(40);
  const call = () => post(`${server.url}/api/${calls.getUser.path}`, {}, stranger);
  expect(new Set((await times(30, call)).map(({ status }) => status))).toEqual(new Set([401]));
  expect(new Set((await times(20, call)).map(({ status }) => status))).toEqual(new Set([429]));
  await eventually(() => refusedLines().length > 0);
  expect(refusedLines()).toEqual([1]);
  ahead += 1000;
  await times(6, call);
  await eventually(() => refusedLines().length > 1);
  expect(refusedLines()).toEqual([1, 20]);
});

it('an upload costs as much as ten calls', async () => {
  const person = await company.addPerson({ user_role: 'manager' });
  const picture = await samplePicture('png');
  ahead += 60_000;
  const sent = await times(4, () => sendPicture(server, person, picture));
  expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 200, 429,
  ]);
  expect((await person.attempt(calls.getUser, {})).status).toBe(429);
  ahead += 1000;
  expect((await person.attempt(calls.getUser, {})).status).toBe(200);
});
