import type { QuestionKind } from '@prosa/contract';
import { expect, test } from 'vitest';
import { parseAnswer } from '../../parse-answer.ts';
import { readScore } from '../score.ts';
import { blindDates, blindMoney, blindNumbers, blindScores, blindTimes, blindYesNo } from './blind.ts';
import { blindThirdDates, blindThirdScores, blindThirdTimes } from './blind-third-days.ts';
import { blindFifthDates, blindFifthScores, blindFifthTimes } from './blind-fifth-days.ts';
import { blindFifthMoney, blindFifthNumbers, blindFifthYesNo } from './blind-fifth.ts';
import { blindSixthDates, blindSixthScores, blindSixthTimes } from './blind-sixth-days.ts';
import { blindSixthMoney, blindSixthNumbers, blindSixthYesNo } from './blind-sixth.ts';
import { blindSeventhDates, blindSeventhScores, blindSeventhTimes } from './blind-seventh-days.ts';
import { blindSeventhMoney, blindSeventhNumbers, blindSeventhYesNo } from './blind-seventh.ts';
import {
  blindFourthDates,
  blindFourthMoney,
  blindFourthNumbers,
  blindFourthScores,
  blindFourthTimes,
  blindFourthYesNo,
} from './blind-fourth.ts';
import { blindThirdMoney, blindThirdNumbers, blindThirdYesNo } from './blind-third.ts';
import { dateAnswers } from './date.ts';
import { moneyAnswers } from './money.ts';
import { numberAnswers } from './number.ts';
import { scoreAnswers, starAnswers } from './score.ts';
import { timeAnswers } from './time.ts';
import { yesNoAnswers } from './yes-no.ts';

/** Thursday, 20 November 2025, 09:05 in São Paulo. */
const clock = { now: Date.parse('2025-11-20T12:05:00Z'), time_zone: 'America/Sao_Paulo' };

test.each([
  ...numberAnswers,
  ...blindNumbers,
  ...blindThirdNumbers,
  ...blindFourthNumbers,
  ...blindFifthNumbers,
  ...blindSixthNumbers,
  ...blindSeventhNumbers,
])('number: %j is %j', (text, value) => {
  expect(read('number', text)).toBe(value);
});

test.each([
  ...moneyAnswers,
  ...blindMoney,
  ...blindThirdMoney,
  ...blindFourthMoney,
  ...blindFifthMoney,
  ...blindSixthMoney,
  ...blindSeventhMoney,
])('money: %j is %j', (text, value) => {
  expect(read('money', text)).toBe(value);
});

test.each([
  ...dateAnswers,
  ...blindDates,
  ...blindThirdDates,
  ...blindFourthDates,
  ...blindFifthDates,
  ...blindSixthDates,
])('date: %j is %j', (text, value) => {
  expect(read('date', text)).toBe(value);
});

test.each(blindSeventhDates)('date a year later: %j is %j', (text, value) => {
  expect(read('date', text, { ...clock, now: Date.parse('2026-11-28T13:00:00Z') })).toBe(value);
});

test.each([
  ...timeAnswers,
  ...blindTimes,
  ...blindThirdTimes,
  ...blindFourthTimes,
  ...blindFifthTimes,
  ...blindSixthTimes,
  ...blindSeventhTimes,
])('time: %j is %j', (text, value) => {
  expect(read('time', text)).toBe(value);
});

test.each([
  ...yesNoAnswers,
  ...blindYesNo,
  ...blindThirdYesNo,
  ...blindFourthYesNo,
  ...blindFifthYesNo,
  ...blindSixthYesNo,
  ...blindSeventhYesNo,
])('yes or no: %j is %j', (text, value) => {
  expect(read('yes_no', text)).toBe(value);
});

test.each([
  ...scoreAnswers,
  ...blindScores,
  ...blindThirdScores,
  ...blindFourthScores,
  ...blindFifthScores,
  ...blindSixthScores,
  ...blindSeventhScores,
])('score of 0 to 10: %j is %j', (text, value) => {
  expect(readScore(text, { least: 0, most: 10 })).toBe(value);
});

test.each(starAnswers)('score of 1 to 5: %j is %j', (text, value) => {
  expect(readScore(text, { least: 1, most: 5 })).toBe(value);
});

function read(kind: QuestionKind, text: string, at = clock) {
  const parsed = parseAnswer({ kind }, { type: 'text', text, media_url: null, file_name: null }, at);
  return parsed.ok ? parsed.value : null;
}
