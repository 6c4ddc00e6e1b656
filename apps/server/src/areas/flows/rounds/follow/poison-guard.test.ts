import { expect, it } from 'vitest';
import { createPoisonGuard, type PoisonGuard } from './poison-guard.ts';

/** A round about one thing that fails; what is to be set aside then. */
function fails(care: PoisonGuard, thing: string, error: unknown): string | null {
  care.begin();
  care.taking(thing);
  return care.failed(error);
}

function works(care: PoisonGuard, thing: string | null, more = true): void {
  care.begin();
  care.taking(thing);
  care.done(more);
}

/** The fault of many at once, after which each is taken alone. */
function careful(): PoisonGuard {
  const care = createPoisonGuard();
  expect(care.begin()).toBe(false);
  expect(care.failed(new TypeError('broken'))).toBeNull();
  expect(care.begin()).toBe(true);
  return care;
}

it('gives every thing three tries alone, whatever comes in between', () => {
  const care = careful();
  const broken = new TypeError('broken');
  expect([fails(care, 'run 1', broken), fails(care, 'run 1', broken)]).toEqual([null, null]);
  works(care, 'event 8');
  expect(fails(care, 'run 1', broken)).toBe('run 1');
  expect(fails(care, 'event 9', broken)).toBeNull();
  works(care, 'event 9');
  expect([fails(care, 'event 9', broken), fails(care, 'event 9', broken)]).toEqual([null, null]);
  works(care, null, false);
  expect(care.begin()).toBe(false);
});

it('never blames anything for a database that is away, and other faults only after many tries', () => {
  const care = careful();
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const refused = Object.assign(new Error('too long'), { code: '22001' });
  const answers = Array.from({ length: 100 }, () => fails(care, 'event 1', away));
  expect(new Set(answers)).toEqual(new Set([null]));
  for (let tries = 1; tries < 20; tries += 1) expect(fails(care, 'event 1', new Error('?'))).toBeNull();
  expect(fails(care, 'event 1', new Error('?'))).toBe('event 1');
  works(care, 'event 1');
  expect(fails(care, 'event 2', refused)).toBeNull();
});
