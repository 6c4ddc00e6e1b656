import { expect, it } from 'vitest';
import { readableText } from './readable-text.ts';

it.each([
  ['#00FF00', '#1d1b19'],
  ['#ffee00', '#1d1b19'],
  ['#123', '#ffffff'],
  ['#6a3fc4', '#ffffff'],
  ['#be4bdb', '#000000'],
])('writes on %s in %s', (background, text) => {
  expect(readableText(background)).toBe(text);
});
