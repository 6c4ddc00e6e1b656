import { expect, test } from 'vitest';
import { presenceText, presentAfter, presentAfterText } from './present.ts';

const bia = { _id: 'b', name: 'Bia' };
const jo = { _id: 'j', name: 'Jô' };

test('who comes is there, who writes is said to, who leaves is gone', () => {
  const came = presentAfter([], { ...bia, state: 'reading' }, 0);
  expect(presenceText(came, 0)).toBe('Bia também está nesta conversa');
  const both = presentAfter(came, { ...jo, state: 'reading' }, 10);
  expect(presenceText(both, 10)).toBe('Bia e Jô também estão nesta conversa');
  const writing = presentAfter(both, { ...bia, state: 'writing' }, 20);
  expect(presenceText(writing, 20)).toBe('Bia está escrevendo aqui');
  const renewed = presentAfter(writing, { ...bia, state: 'reading' }, 1000);
  expect(presenceText(renewed, 1000)).toBe('Bia está escrevendo aqui');
  expect(presenceText(renewed, 7000)).toBe('Jô e Bia também estão nesta conversa');
  expect(presentAfter(renewed, { ...bia, state: 'left' }, 30).map(({ _id }) => _id)).toEqual(['j']);
});

test('somebody unknown who leaves changes nothing', () => {
  const known = presentAfter([], { ...bia, state: 'reading' }, 0);
  expect(presentAfter(known, { ...jo, state: 'left' }, 1)).toBe(known);
});

test('who sent what they wrote is not said to be writing any more', () => {
  const writing = presentAfter([], { ...bia, state: 'writing' }, 0);
  expect(presentAfterText(writing, undefined)).toBe(writing);
  expect(presentAfterText(writing, jo._id)).toBe(writing);
  expect(presenceText(presentAfterText(writing, bia._id), 10)).toBe('Bia também está nesta conversa');
});
