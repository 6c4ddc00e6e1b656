import { expect, test } from 'vitest';
import { findGuides, guides } from './guides.ts';

test('guides are found by words of their title and text, whatever the case and accents', () => {
  expect(findGuides('')).toHaveLength(guides.length);
  expect(findGuides('QR lacuna')).toEqual([]);
  expect(findGuides('conexao QR').map(({ id }) => id)).toEqual(['conectar']);
  expect(findGuides('LACUNA').map(({ id }) => id)).toEqual(['mensagens-rapidas']);
});
