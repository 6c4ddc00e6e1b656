import { expect, test } from 'vitest';
import { passedBy, passedText } from './passed.ts';

const counted = (entered: number, ports: Record<string, number>) => ({
  node: 'n',
  entered,
  waiting: 0,
  ports,
});

test.each([
  ['of those who came', counted(10, { a: 6, b: 2 }), '60% · 6'],
  ['of all who left, where more left than came', counted(1, { a: 3, b: 1 }), '75% · 3'],
  ['nobody took this way', counted(10, { b: 10 }), '0% · 0'],
  ['nobody came', undefined, '0'],
  ['thousands', counted(2000, { a: 1240 }), '62% · 1.240'],
])('share of a port: %s', (_case, counts, text) => {
  expect(passedText(passedBy(counts, 'a'))).toBe(text);
});
