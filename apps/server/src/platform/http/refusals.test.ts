import { expect, test } from 'vitest';
import { calls } from '@prosa/contract';
import { eventually } from '../../testing/eventually.ts';
import { sendPicture } from '../../testing/traffic/neighbours.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { post } from '../../testing/test-person.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { createLog } from '../log/log.ts';

interface Line {
  status?: number;
  refusals?: number;
}

const it = test
  .extend('lines', (): Line[] => [])
  /** A clock that stands still: no allowance is regained between two calls, unless the test says so. */
  .extend('time', () => ({ start: Date.now(), ahead: 0 }))
  .extend('server', async ({ lines, time }, { onCleanup }) => {
    const server = await startTestServer({
      clock: { now: () => new Date(time.start + time.ahead) },
      log: createLog('info', { write: (line) => lines.push(JSON.parse(line) as Line) }),
      config: { callsPerSecond: 5 },
    });
    onCleanup(() => server.stop());
    return server;
  });

const times = <Answer>(count: number, act: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, act));

// Side by side, each on a server of its own: they wait for seconds in the queues that calls beyond an allowance enter.
it.concurrent('calls beyond a session’s allowance are refused before the session is read, and logged in one line', async ({
  server,
  lines,
  time,
}) => {
  const stranger = 'a'.repeat(40);
  const call = () => post(`${server.url}/api/${calls.getUser.path}`, {}, stranger);
  const refusedLines = () => lines.filter(({ status }) => status === 429).map(({ refusals }) => refusals);
  expect(new Set((await times(30, call)).map(({ status }) => status))).toEqual(new Set([401]));
  expect(new Set((await times(20, call)).map(({ status }) => status))).toEqual(new Set([429]));
  await eventually(() => refusedLines().length > 0);
  expect(refusedLines()).toEqual([1]);
  time.ahead += 1000;
  await times(6, call);
  await eventually(() => refusedLines().length > 1);
  expect(refusedLines()).toEqual([1, 20]);
});

it.concurrent('an upload costs as much as ten calls', async ({ server, time }) => {
  const company = await server.createCompany();
  const person = await company.addPerson({ user_role: 'manager' });
  const picture = await samplePicture('png');
  time.ahead += 60_000;
  const sent = await times(4, () => sendPicture(server, person, picture));
  expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 200, 429,
  ]);
  expect((await person.attempt(calls.getUser, {})).status).toBe(429);
  time.ahead += 1000;
  expect((await person.attempt(calls.getUser, {})).status).toBe(200);
});
