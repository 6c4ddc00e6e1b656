import { describe, expect, it } from 'vitest';
import { firstLoads, initialScript } from '../../../server/bench/bundle.ts';

/** React and the router alone weigh more, so less would mean that the measure missed what is loaded. */
const atLeast = 90_000;

describe('the JavaScript of a first load, as it was built', () => {
  it.each(firstLoads)('of $route stays under $limit bytes', ({ parts, limit }) => {
    const bytes = initialScript(parts);
    expect(bytes).toBeGreaterThan(atLeast);
    expect(bytes).toBeLessThan(limit);
  });
});
