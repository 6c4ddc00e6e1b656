import { calls } from '@prosa/contract';
import { expect, it } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { createAdmission } from './admission.ts';

const times = <Result>(count: number, act: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, act));

it('what a session calls beyond two seconds of its rate waits, beyond six seconds it is refused', async () => {
  // A clock that stands still: no allowance is regained meanwhile.
  const clock = { now: () => new Date('2026-11-22T12:00:00Z') };
  const admission = createAdmission({ clock, config: testConfig({ dataDir: '', callsPerSecond: 30 }) });
  const call = (token: string) => admission.count(calls.getUser, token);
  await times(60, () => call('a'));
  const done: string[] = [];
  const waited = call('a').then(() => done.push('waited'));
  await times(60, () => call('b'));
  expect(done).toEqual([]);
  await waited;
  expect(done).toEqual(['waited']);
  const others = Promise.allSettled(Array.from({ length: 119 }, () => call('a')));
  await expect(call('a')).rejects.toThrow('too_many_requests');
  expect((await others).every(({ status }) => status === 'fulfilled')).toBe(true);
});
