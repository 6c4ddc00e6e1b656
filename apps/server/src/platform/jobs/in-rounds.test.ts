import { expect, it } from 'vitest';
import { inRounds, type Rounds } from './in-rounds.ts';

it('works one round at a time, one more when woken meanwhile, and none after the end', async () => {
  const log: string[] = [];
  const rounds: Rounds = inRounds(async () => {
    log.push('begin');
    // Woken twice by its own round: one more round is enough.
    if (log.length === 1) [1, 2].forEach(() => rounds.wake());
    await Promise.resolve();
    log.push('end');
  });
  rounds.wake();
  rounds.wake();
  await rounds.settled();
  expect(log).toEqual(['begin', 'end', 'begin', 'end']);
  await rounds.stop();
  rounds.wake();
  await rounds.settled();
  expect(log).toHaveLength(4);
});
