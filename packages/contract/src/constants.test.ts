import { describe, expect, it } from 'vitest';
import { constantsOfAreas } from './constants.ts';

describe('the constants of all areas', () => {
  it.each([
    ['errors', constantsOfAreas.flatMap(({ errors }) => Object.keys(errors))],
    ['limits', constantsOfAreas.flatMap(({ limits }) => Object.keys(limits))],
    ['abilities', constantsOfAreas.flatMap(({ abilities }) => [...abilities])],
    ['kinds of row', constantsOfAreas.flatMap(({ refs }) => [...refs])],
  ] as const)('give every one of the %s once', (_, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });
});
