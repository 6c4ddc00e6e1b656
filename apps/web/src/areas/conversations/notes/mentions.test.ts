import { expect, test } from 'vitest';
import { askedAt, matching, mentionedIn, withMention } from './mentions.ts';

const people = [
  { _id: 'b', name: 'Bia Lima' },
  { _id: 'bs', name: 'Bia Lima Souza' },
  { _id: 'j', name: 'José Ávila' },
];

test.each([
  ['@', 1, ''],
  ['veja @jo', 8, 'jo'],
  ['veja @José Áv', 13, 'José Áv'],
  ['mail a@b', 8, null],
  ['@jo e depois  isso', 18, null],
  ['nada', 4, null],
])('in %j at %i it asks for %j', (text, caret, asked) => {
  expect(askedAt(text, caret)?.text ?? null).toBe(asked);
});

test('a name is found by the begin of any of its words, without accents', () => {
  expect(matching(people, 'avi').map(({ _id }) => _id)).toEqual(['j']);
  expect(matching(people, '')).toHaveLength(3);
  expect(matching(people, 'x')).toEqual([]);
});

test('a picked name takes the place of what was asked for', () => {
  const text = 'veja @jo, por favor';
  const asked = askedAt(text, 8);
  expect(asked && withMention(text, asked, 'José Ávila')).toEqual({
    text: 'veja @José Ávila , por favor',
    caret: 17,
  });
});

test('who is mentioned is read from the text; the longest name counts', () => {
  const ids = (text: string) => mentionedIn(text, people, []);
  expect(ids('@José Ávila, veja com @Bia Lima Souza')).toEqual(['bs', 'j']);
  expect(ids('@Bia Lima e @Bia Lima Souza')).toEqual(['bs', 'b']);
  expect(ids('@Bia Limares')).toEqual([]);
  expect(ids('Bia Lima')).toEqual([]);
});

test('of two with one name the picked one is meant', () => {
  const twins = [
    { _id: 'one', name: 'Ana' },
    { _id: 'two', name: 'Ana' },
  ];
  expect(mentionedIn('@Ana', twins, ['two'])).toEqual(['two']);
  expect(mentionedIn('@Ana', twins, [])).toEqual(['one', 'two']);
});
