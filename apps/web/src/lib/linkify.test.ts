import { expect, test } from 'vitest';
import { linkify, safeAddress } from './linkify.ts';

const links = (text: string) => linkify(text).flatMap(({ href }) => href ?? []);

test('linkify keeps the text whole and leaves punctuation of the sentence out of the address', () => {
  const text = 'Veja https://prosa.test/a?b=c, e (www.prosa.test/x).';
  expect(
    linkify(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(links(text)).toEqual(['https://prosa.test/a?b=c', 'https://www.prosa.test/x']);
});

test('linkify keeps a bracket that belongs to the address', () => {
  expect(links('https://pt.test/wiki/Jade_(mineral)')).toEqual(['https://pt.test/wiki/Jade_(mineral)']);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'oi', '', 'https//prosa.test', 'ftp://prosa.test/a'])(
  'linkify makes no link of %j',
  (text) => {
    expect(linkify(text)).toEqual([{ text, href: null }]);
  },
);

test('safeAddress accepts only http and https', () => {
  expect(safeAddress('https://prosa.test/')).toBe('https://prosa.test/');
  expect(safeAddress('javascript:alert(1)')).toBeNull();
  expect(safeAddress('/media/1')).toBeNull();
});
