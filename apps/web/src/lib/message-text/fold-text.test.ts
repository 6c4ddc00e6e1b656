import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([['oi'], ['a'.repeat(3000)], ['linha\n'.repeat(59)]])(
  'a text of one screen is not folded',
  (text) => {
    expect(foldText(text)).toBeNull();
  },
);

test('a text of 20 000 letters is folded at the end of a word', () => {
  const beginning = foldText('palavra '.repeat(2500)) ?? '';
  expect(beginning.length).toBeGreaterThan(1000);
  expect(beginning.endsWith('palavra')).toBe(true);
});

test('a word without end and hundreds of lines are folded as well', () => {
  expect(foldText('a'.repeat(20_000))).toHaveLength(1200);
  expect(foldText('linha\n'.repeat(300))?.split('\n')).toHaveLength(20);
});
