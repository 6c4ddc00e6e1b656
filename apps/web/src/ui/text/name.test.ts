import { expect, test } from 'vitest';
import { isolatedName, plainName } from './name.tsx';

test('a name keeps its letters and loses the marks that turn what follows', () => {
  expect(plainName('\u202EAna \u2067\u05D3\u05E0\u05D4\u2069\u200F \u061CLima')).toBe(
    'Ana \u05D3\u05E0\u05D4 Lima',
  );
});

test('in a sentence a name opens and closes one isolate, whatever stands in it', () => {
  expect(isolatedName('\u2069\u202E\u05D3\u05E0\u05D4')).toBe('\u2068\u05D3\u05E0\u05D4\u2069');
});
