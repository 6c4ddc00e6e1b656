import { beforeEach, expect, test } from 'vitest';
import { drawing } from '../editor/model/testing/drawings.ts';
import { DraftSaver, type Draft } from './draft-saver.ts';

const draft = (name: string): Draft => ({ name, document: drawing() });

let written: { name: string; revision: number }[];
let kept: (Draft | null)[];
let waiting: (() => void) | null;
let failure: Error | null;
let saver: DraftSaver;

beforeEach(() => {
  written = [];
  kept = [];
  waiting = null;
  failure = null;
  saver = new DraftSaver(4, {
    save: async ({ name }, revision) => {
      if (failure) throw failure;
      written.push({ name, revision });
      return revision + 1;
    },
    isConflict: (error) => error instanceof Error && error.message === 'changed',
    isPassing: (error) => error instanceof Error && error.message === 'network',
    sentence: (error) => (error instanceof Error ? error.message : ''),
    keep: (copy) => kept.push(copy),
    later: (run) => {
      waiting = run;
      return () => {
        waiting = null;
      };
    },
  });
});

test('several changes are saved once, on top of the revision they changed', async () => {
  saver.change(draft('a'));
  saver.change(draft('ab'));
  expect(saver.get().status).toBe('behind');
  expect(await saver.flush()).toBe(true);
  expect(written).toEqual([{ name: 'ab', revision: 4 }]);
  expect(saver.get()).toEqual({ status: 'saved', problem: null, revision: 5, isAhead: false });
  expect(kept.at(-1)).toBeNull();
});

test('a change made during a save is saved after it, on top of its revision', async () => {
  saver.change(draft('a'));
  const first = saver.flush();
  saver.change(draft('b'));
  await first;
  await Promise.all([saver.flush(), saver.flush()]);
  expect(written).toEqual([
    { name: 'a', revision: 4 },
    { name: 'b', revision: 5 },
  ]);
});

test('a passing failure keeps the copy and is retried', async () => {
  failure = new Error('network');
  saver.change(draft('a'));
  expect(await saver.flush()).toBe(false);
  expect(saver.get()).toMatchObject({ status: 'failed', problem: 'network' });
  expect(kept.at(-1)).toEqual(draft('a'));
  failure = null;
  waiting?.();
  await expect.poll(() => saver.get().status).toBe('saved');
});

test('after somebody else saved, nothing is written any more, and the copy stays', async () => {
  failure = new Error('changed');
  saver.change(draft('a'));
  await saver.flush();
  failure = null;
  saver.change(draft('b'));
  expect(await saver.flush()).toBe(false);
  expect(saver.get()).toMatchObject({ status: 'conflict', isAhead: true });
  expect(written).toEqual([]);
  expect(kept.at(-1)).toEqual(draft('b'));
});

test('an offered draft is saved after earlier changes; one that is refused changes nothing', async () => {
  saver.change(draft('a'));
  expect(await saver.offer(draft('b'))).toBeNull();
  failure = new Error('malformed');
  expect(await saver.offer(draft('c'))).toBe('malformed');
  expect(saver.get()).toMatchObject({ status: 'saved', revision: 6 });
  failure = null;
  saver.change(draft('d'));
  await saver.flush();
  expect(written.map(({ name, revision }) => `${name}${revision}`)).toEqual(['a4', 'b5', 'd6']);
});
