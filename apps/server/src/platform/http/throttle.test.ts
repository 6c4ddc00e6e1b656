import { expect, it } from 'vitest';
import { createThrottle } from './throttle.ts';

let now = 0;
const clock = { now: () => new Date(now) };

/** Returns how many of some calls in a row pass. */
function passing(throttle: (key: string) => void, key: string, calls: number): number {
  let passed = 0;
  for (let call = 0; call < calls; call += 1) {
    try {
      throttle(key);
      passed += 1;
    } catch {
      // A refused call is not counted.
    }
  }
  return passed;
}

it('lets 300 calls of a key through a minute', () => {
  const throttle = createThrottle(clock);
  expect(passing(throttle, 'a', 310)).toBe(300);
  expect(passing(throttle, 'b', 1)).toBe(1);
  now += 60_000;
  expect(passing(throttle, 'a', 310)).toBe(300);
});

it('forgets the key that was quiet for longest, and none that goes on calling', () => {
  const throttle = createThrottle(clock, 100);
  expect(passing(throttle, 'loud', 300)).toBe(300);
  for (let other = 0; other < 1000; other += 1) {
    throttle(`other ${other}`);
    expect(passing(throttle, 'loud', 1)).toBe(0);
  }
  expect(passing(throttle, 'other 0', 300)).toBe(300);
});
