import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { boldText, withoutMarks } from './bold-text.tsx';

/** What stands out, and the text around it. */
function shown(text: string): unknown[] {
  const parts = boldText(text);
  if (!Array.isArray(parts)) return [parts];
  return parts.map((part: unknown) =>
    isValidElement<{ children: string }>(part) ? { bold: part.props.children } : part,
  );
}

test('words between asterisks stand out', () => {
  expect(shown('*1* - Ver *os preços* hoje')).toEqual([
    '',
    { bold: '1' },
    ' - Ver ',
    { bold: 'os preços' },
    ' hoje',
  ]);
});

test.each(['sem nada', '2*3*4', 'a * b * c', '*linha\nnova*', '**', '*'])('%s stays as it is', (text) => {
  expect(shown(text).join('')).toBe(text);
});

test.each([
  ['*1* - Ver *os preços*', '1 - Ver os preços'],
  ['_até_ ~logo~ ```já``` *_tudo_*', 'até logo já tudo'],
  ['2*3*4, a_b_c, ~/pasta, * ponto', '2*3*4, a_b_c, ~/pasta, * ponto'],
])('%s without its marks is %s', (text, plain) => {
  expect(withoutMarks(text)).toBe(plain);
});
