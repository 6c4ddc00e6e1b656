import { expect, test } from 'vitest';
import { withoutMarks } from './without-marks.ts';

test.each([
  ['*1* - Ver *os preços*', '1 - Ver os preços'],
  ['_até_ ~logo~ ```já``` *_tudo_*', 'até logo já tudo'],
  ['2*3*4, a_b_c, ~/pasta, * ponto', '2*3*4, a_b_c, ~/pasta, * ponto'],
  ['> *citado*\nresposta', 'citado\nresposta'],
  ['- um\n- dois', '• um\n• dois'],
  ['2. dois\n3. três', '2. dois\n3. três'],
  ['```\na_b\n```', 'a_b'],
  ['https://prosa.test/_a_/b', 'https://prosa.test/_a_/b'],
])('%j without its marks is %j', (text, plain) => {
  expect(withoutMarks(text)).toBe(plain);
});

test('of a very long text only the beginning is returned', () => {
  expect(withoutMarks('*sim* '.repeat(10_000)).length).toBeLessThanOrEqual(600);
});
