import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { calls } from '@prosa/contract';
import type pg from 'pg';
import { openDatabase } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log/log.ts';
import { callSimulator } from '../src/testing/call-simulator.ts';
import { eventually } from '../src/testing/eventually.ts';
import {
  openNeighbours,
  openOutside,
  sendPicture,
  type Neighbours,
} from '../src/testing/traffic/neighbours.ts';
import { samplePicture } from '../src/testing/sample-files.ts';
import { openPlace } from '../src/testing/server-process.ts';
import { createTestCompany } from '../src/testing/test-company.ts';
import { ms, percentile, type Figure } from './figures.ts';
import type { Misbehaviour } from './misbehaving.ts';

const seconds = 5;
const fewest = 40;
/** B is a person at work, not a load. */
const pauseMs = 50;
/** The noise of timers, of the disk, and of what the load itself takes from the same cores. */
const noiseMs = 20;

type Stop = () => Promise<unknown>;
/** What B does, and what A does meanwhile. */
type Comparison = [name: string, act: () => Promise<unknown>, begin: () => Promise<Stop>];

/** Measures what company B notices of company A's misbehaviour: the p95 of an action of B's, calm and meanwhile. */
export async function neighbourFigures(connection: pg.ClientConfig): Promise<Figure[]> {
  const outside = await openOutside();
  const place = await openPlace({ connection });
  const { url } = await place.start('web,worker,sessions', {
    OUTBOUND_ALLOW: outside.place,
    CALLS_PER_SECOND: '30',
    SOCKETS_PER_PERSON: '10',
    LOG_LEVEL: 'info',
  });
  const database = openDatabase({ connection, log: createLog('error'), onEvents: () => undefined });
  const both = await openNeighbours(
    {
      url,
      runtime: { database },
      createCompany: () => createTestCompany(url),
      simulator: (name, input) => callSimulator(url, name, input),
    },
    outside,
  );
  const figures: Figure[] = [];
  for (const comparison of await comparisons(both)) figures.push(await compare(comparison));
  await both.stop();
  await database.close();
  await place.dispose();
  return figures;
}

async function compare([name, act, begin]: Comparison): Promise<Figure> {
  await sample(act, 1);
  const before = await sample(act);
  const stop = await begin();
  const meanwhile = percentile(await sample(act), 0.95);
  await stop();
  // Before and after: other users of the machine come and go.
  const calm = percentile([...before, ...(await sample(act))], 0.95);
  return {
    name,
    value: ms(meanwhile),
    target: `p95; ${(meanwhile / calm).toFixed(1)} of the calm ${ms(calm)}: at most 2 and ${noiseMs} ms`,
    met: meanwhile <= calm * 2 + noiseMs,
  };
}

/** Returns the milliseconds of an action that is repeated, one after the other, for some seconds. */
async function sample(act: () => Promise<unknown>, forSeconds = seconds): Promise<number[]> {
  const took: number[] = [];
  const end = performance.now() + forSeconds * 1000;
  while (took.length < fewest || performance.now() < end) {
    const began = performance.now();
    await act();
    took.push(performance.now() - began);
    await pause(pauseMs);
  }
  return took;
}

async function comparisons(both: Neighbours): Promise<Comparison[]> {
  const { b } = both;
  const small = await samplePicture('png');
  const uploaders = await Promise.all(
    Array.from({ length: 8 }, () => b.company.addPerson({ user_role: 'manager' })),
  );
  let uploads = 0;
  // This many uploads are the work of several people.
  const sendOne = () => sendPicture(both.server, uploaders[(uploads += 1) % 8] ?? b.company.owner, small);
  const a = (kind: Misbehaviour['kind']) => () => misbehave(both, kind);
  return [
    ['B signs in while A uploads pictures of 25 megapixels', both.signIn, a('large pictures')],
    ['B uploads while A does', sendOne, a('uploads')],
    [
      'B calls while one session of A floods',
      () => b.company.owner.call(calls.getConversations, { limit: 10 }),
      a('calls'),
    ],
    ['B hears an event while one person of A opens 200 sockets', both.hear, a('sockets')],
    ['B hears an event while A catches up over and over', both.hear, a('catch-up')],
    ['B’s flow replies while 80 HTTP steps of A hang', both.reply, () => hangSteps(both)],
  ];
}

/** Makes somebody of A misbehave in a separate process, which shares no event loop with B or the server. */
async function misbehave({ server, a }: Neighbours, kind: Misbehaviour['kind']): Promise<Stop> {
  const { token } = await a.company.addPerson({ user_role: 'manager' });
  const child = fork(fileURLToPath(new URL('misbehaving.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    detached: true,
  });
  const ordered: Misbehaviour = { kind, url: server.url, token };
  child.send(ordered);
  await once(child, 'message');
  return async () => {
    child.send('stop');
    await once(child, 'exit');
  };
}

async function hangSteps({ hang, hanging }: Neighbours): Promise<Stop> {
  await hang(80);
  await eventually(() => hanging() > 0);
  return () => Promise.resolve();
}
