import { expect, test } from 'vitest';
import { readOptOut } from './read-opt-out.ts';
import { certainSentences } from './sentences/certain.ts';
import { doubtfulSentences } from './sentences/doubtful.ts';
import { otherSentences } from './sentences/none.ts';

test.each([
  ['certain', certainSentences],
  ['doubtful', doubtfulSentences],
  ['none', otherSentences],
] as const)('every sentence that is %s is read so', (level, sentences) => {
  const wrong = sentences.filter((sentence) => (readOptOut(sentence)?.level ?? 'none') !== level);
  expect(wrong).toEqual([]);
});

test('more than two hundred sentences are listed, each once', () => {
  const all = [...certainSentences, ...doubtfulSentences, ...otherSentences];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(300);
});

test('case, accents and signs change nothing', () => {
  const written = certainSentences.flatMap((one) => [`${one.toUpperCase()} `, one.normalize('NFD')]);
  expect(written.filter((one) => readOptOut(one)?.level !== 'certain')).toEqual([]);
});

test('a long story is never certain, and the longest text is read at once', () => {
  const story = `${'Ontem fui aí e foi tudo muito bom. '.repeat(10)}Me tira da lista`;
  expect(readOptOut(story)).toEqual({ level: 'doubtful', isWord: false });
  const began = performance.now();
  for (const text of ['não quero mais '.repeat(130), 'para de '.repeat(240), 'nao '.repeat(490)])
    readOptOut(text);
  expect(performance.now() - began).toBeLessThan(1000);
});
