import { expect, test } from 'vitest';
import { soundTime } from './sound-time.ts';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [750, '12:30'],
  [3723, '1:02:03'],
])('%s seconds are %s', (seconds, shown) => expect(soundTime(seconds)).toBe(shown));
