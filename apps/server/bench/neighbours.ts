import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@prosa/contract';
import type pg from 'pg';
import { eventually } from '../src/testing/eventually.ts';
import {
  flood,
  largePicture,
  openNeighbours,
  openOutside,
  sendPicture,
  type Neighbours,
} from '../src/testing/neighbours.ts';
import { samplePicture } from '../src/testing/sample-files.ts';
import { post } from '../src/testing/test-person.ts';
import { startTestServer } from '../src/testing/test-server.ts';
import { ms, percentile, type Figure } from './figures.ts';

const samples = 20;
/** Of timers and of the disk. */
const noiseMs = 20;

type Stop = () => Promise<unknown>;
/** What B does, and what A does meanwhile. */
type Misbehaviour = [name: string, act: () => Promise<unknown>, begin: () => Promise<Stop>];

/** What company B notices of company A's misbehaviour: the p95 of an act of B's, calm and meanwhile. */
export async function neighbourFigures(connection: pg.ClientConfig): Promise<Figure[]> {
  const outside = await openOutside();
  const dataDir = await mkdtemp(join(tmpdir(), 'prosa-bench-'));
  const config = { outboundAllow: [outside.place], callsPerSecond: 30, socketsPerPerson: 10 };
  const server = await startTestServer({ beside: { connection, dataDir }, config });
  const both = await openNeighbours(server, outside);
  const figures: Figure[] = [];
  for (const [name, act, begin] of await misbehaviours(both)) {
    await act();
    const calm = percentile(await both.measure(act, samples), 0.95);
    const stop = await begin();
    const meanwhile = percentile(await both.measure(act, samples), 0.95);
    await stop();
    figures.push({
      name,
      value: ms(meanwhile),
      target: `calm ${ms(calm)}; at most twice that`,
      met: meanwhile <= calm * 2 + noiseMs,
    });
  }
  await both.stop();
  await server.stop();
  return figures;
}

async function misbehaviours(both: Neighbours): Promise<Misbehaviour[]> {
  const { a, b, server } = both;
  const [large, small] = [await largePicture(), await samplePicture('png')];
  const list = `${server.url}/api/${calls.getConversations.path}`;
  const repeated = (act: () => Promise<{ status: number }>, sideBySide: number) => async () =>
    flood(act, sideBySide).stop;
  return [
    [
      'B signs in while A uploads pictures of 25 megapixels',
      both.signIn,
      repeated(() => sendPicture(both, a, large), 6),
    ],
    [
      'B uploads while A does',
      () => sendPicture(both, b, small),
      repeated(() => sendPicture(both, a, small), 20),
    ],
    [
      'B calls while one session of A floods',
      () => b.company.owner.call(calls.getConversations, { limit: 10 }),
      repeated(() => post(list, { limit: 10 }, a.company.owner.token), 20),
    ],
    ['B hears an event while one person of A opens 200 sockets', both.hear, () => openSockets(both, 200)],
    ['B hears an event while A catches up over and over', both.hear, () => catchUpStorm(both)],
    ['B’s flow replies while 80 HTTP steps of A hang', both.reply, () => hangSteps(both)],
  ];
}

async function openSockets({ socket }: Neighbours, count: number): Promise<Stop> {
  const sockets = Array.from({ length: count }, socket);
  return async () => sockets.forEach((opened) => opened.close());
}

async function catchUpStorm({ socket }: Neighbours): Promise<Stop> {
  const sockets = Array.from({ length: 10 }, socket);
  await eventually(() => sockets.every(({ connected }) => connected));
  const timer = setInterval(() => sockets.forEach((one) => one.emit('catch-up', { since: 0 })), 150);
  return async () => {
    clearInterval(timer);
    sockets.forEach((opened) => opened.close());
  };
}

async function hangSteps({ hang, hanging }: Neighbours): Promise<Stop> {
  await hang(80);
  await eventually(() => hanging() > 0);
  return () => Promise.resolve();
}
