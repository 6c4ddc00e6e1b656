import type { QuestionKind } from '@prosa/contract';
import { expect, test } from 'vitest';
import { parseAnswer } from '../../parse-answer.ts';
import { moneyAnswers } from './money.ts';
import { numberAnswers } from './number.ts';
import { yesNoAnswers } from './yes-no.ts';

/** Thursday, 20 November 2025, 09:05 in São Paulo. */
const clock = { now: Date.parse('2025-11-20T12:05:00Z'), time_zone: 'America/Sao_Paulo' };

test.each(numberAnswers)('number: %j is %j', (text, value) => {
  expect(read('number', text)).toBe(value);
});

test.each(moneyAnswers)('money: %j is %j', (text, value) => {
  expect(read('money', text)).toBe(value);
});

test.each(yesNoAnswers)('yes or no: %j is %j', (text, value) => {
  expect(read('yes_no', text)).toBe(value);
});

function read(kind: QuestionKind, text: string) {
  const parsed = parseAnswer({ kind }, { type: 'text', text, media_url: null, file_name: null }, clock);
  return parsed.ok ? parsed.value : null;
}
