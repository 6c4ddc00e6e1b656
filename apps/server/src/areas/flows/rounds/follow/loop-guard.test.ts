import { expect, it } from 'vitest';
import { createLoopGuard } from './loop-guard.ts';

const hour = 3_600_000;

/** After how many answers, one every so many ms, a limit is exceeded; null when none is within so many answers. */
function answersUntilExceeded(everyMs: number, max = 1000): [number, string] | null {
  const loopGuard = createLoopGuard();
  for (let answers = 0; answers < max; answers += 1) {
    const now = new Date(hour * 5 + answers * everyMs);
    const exceeded = loopGuard.exceeded('customer', now);
    if (exceeded) return [answers, exceeded.words];
    loopGuard.count('customer', now);
    loopGuard.count(`other ${answers}`, now);
  }
  return null;
}

it.each([
  ['at once', 0, [30, 'um minuto']],
  ['every second', 1000, [30, 'um minuto']],
  ['as bots that type', 7000, [120, 'uma hora']],
  ['every 25 seconds', 25_000, [120, 'uma hora']],
  ['as people write in a day', 45_000, null],
])('finds another bot that answers %s', (_how, everyMs, found) => {
  expect(answersUntilExceeded(everyMs)).toEqual(found);
});

it('counts again once a person looked after it', () => {
  const loopGuard = createLoopGuard();
  const now = new Date(hour);
  for (let answer = 0; answer < 30; answer += 1) loopGuard.count('a', now);
  expect(loopGuard.exceeded('a', now)).not.toBeNull();
  loopGuard.forget('a');
  expect(loopGuard.exceeded('a', now)).toBeNull();
});
