import { expect, it } from 'vitest';
import { createCircuitBreaker } from '../outbound/circuit-breaker.ts';
import { createFairGate, GateFull } from './fair-gate.ts';
import { RecentMap } from './recent-map.ts';
import { createRefusalPause } from './refusal-pause.ts';
import { createTokenBuckets } from './token-bucket.ts';

function handClock() {
  let now = 0;
  return { now: () => new Date(now), pass: (ms: number) => (now += ms) };
}

/** Work that ends on command; records what began, in order. */
function handWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    end: () => ends.shift()?.(),
    work: (name: string) => () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        ends.push(resolve);
      }),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('a gate starts a newcomer’s work at once although dozens of another company’s wait', async () => {
  const gate = createFairGate({ maxAtOnce: 3, maxOfCompany: 2, maxWaiting: 100 });
  const { begun, work } = handWork();
  for (let n = 0; n < 60; n += 1) void gate.run('a', work(`a${n}`));
  await settled();
  expect(begun).toEqual(['a0', 'a1']);
  void gate.run('b', work('b0'));
  await settled();
  expect(begun).toEqual(['a0', 'a1', 'b0']);
});

it('companies take turns at a full gate, the one with the least running first', async () => {
  const gate = createFairGate({ maxAtOnce: 2, maxOfCompany: 2, maxWaiting: 100 });
  const { begun, end, work } = handWork();
  for (const name of ['a0', 'a1', 'a2', 'a3', 'b0', 'b1', 'c0']) void gate.run(name.charAt(0), work(name));
  for (let n = 0; n < 7; n += 1) {
    await settled();
    end();
  }
  await settled();
  expect(begun).toEqual(['a0', 'a1', 'b0', 'a2', 'c0', 'b1', 'a3']);
});

it('a gate refuses work when too much waits, survives failures, and forgets finished companies', async () => {
  const gate = createFairGate({ maxAtOnce: 1, maxOfCompany: 1, maxWaiting: 1 });
  const { begun, end, work } = handWork();
  const first = gate.run('a', work('a0'));
  const second = gate.run('a', () => Promise.reject(new Error('no')));
  await expect(gate.run('a', work('a2'))).rejects.toBeInstanceOf(GateFull);
  end();
  await first;
  await expect(second).rejects.toThrow('no');
  void gate.run('a', work('a3'));
  await settled();
  expect(begun).toEqual(['a0', 'a3']);
});

it('a bucket lets a burst through, then its rate per second, and says how long to wait', () => {
  const clock = handClock();
  const buckets = createTokenBuckets({ clock, burst: 3, perSecond: 2 });
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 500]);
  expect(buckets.take('b')).toBe(0);
  clock.pass(500);
  expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 500]);
  clock.pass(60_000);
  expect([buckets.take('a', 3), buckets.take('a', 3)]).toEqual([0, 1500]);
  expect([buckets.untilLevel('a', 1), buckets.untilLevel('new', 3)]).toEqual([500, 0]);
});

it('a refusal is held back, and one beyond the limit is sent at once', async () => {
  const pause = createRefusalPause({ ms: 30, most: 1 });
  const told: string[] = [];
  const kept = pause().then(() => told.push('kept back'));
  await pause().then(() => told.push('at once'));
  await kept;
  await pause().then(() => told.push('kept back again'));
  expect(told).toEqual(['at once', 'kept back', 'kept back again']);
});

it('a map forgets what was not asked for the longest, and never everything', () => {
  const map = new RecentMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([1, undefined, 3, 2]);
});

it('a breaker spares a host after five unanswered requests, until a trial request is answered', () => {
  const clock = handClock();
  const breaker = createCircuitBreaker(clock);
  const record = (answered: boolean) => breaker.record('a x', { answered });
  for (let n = 0; n < 4; n += 1) record(false);
  record(true);
  for (let n = 0; n < 4; n += 1) record(false);
  expect(breaker.mayAsk('a x')).toBe(true);
  record(false);
  expect([breaker.mayAsk('a x'), breaker.mayAsk('b x')]).toEqual([false, true]);
  clock.pass(30_000);
  expect([breaker.mayAsk('a x'), breaker.mayAsk('a x')]).toEqual([true, false]);
  record(false);
  expect(breaker.mayAsk('a x')).toBe(false);
  clock.pass(30_000);
  expect(breaker.mayAsk('a x')).toBe(true);
  record(true);
  expect([breaker.mayAsk('a x'), breaker.mayAsk('a x')]).toEqual([true, true]);
});
