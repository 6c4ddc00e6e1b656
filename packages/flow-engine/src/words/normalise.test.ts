import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';

test.each([
  ['  Não   SEI! ', 'nao sei'],
  ['1.', '1'],
  ['1-', '1'],
  ['1️⃣', '1'],
  ['Segunda-feira', 'segunda feira'],
  ["d'água", 'dagua'],
  ['Quero 🍕 pizza!!!', 'quero pizza'],
  ['👍🏽', '👍'],
  ['❤️', '❤'],
  ['', ''],
  ['   ', ''],
  ['?!', '?!'],
  ['Ação\nnova', 'acao nova'],
])('%j is matched as %j', (text, expected) => {
  expect(normalise(text)).toBe(expected);
});
