import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstLoads, initialScript } from '../../../server/bench/bundle.ts';
import { paths } from '../../../server/src/app/paths.ts';

/** React and the router alone weigh more, so less would mean that the measure missed what is loaded. */
const atLeast = 90_000;

describe('the JavaScript of a first load, as it was built', () => {
  it.each(firstLoads)('of $route stays under $limit bytes', ({ parts, limit }) => {
    const bytes = initialScript(parts);
    expect(bytes).toBeGreaterThan(atLeast);
    expect(bytes).toBeLessThan(limit);
  });
});

it('the page loads scripts only by names that browsers may keep, so that none is asked for each time', () => {
  const page = readFileSync(join(paths.web, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => address);
  expect(scripts).toHaveLength(2);
  for (const address of scripts) expect(address).toMatch(/^\/assets\/[\w-]+-[\w-]{8}\.js$/);
});
