import { expect, it } from 'vitest';
import { summariseScores, type ScoreCount } from './summarise-scores.ts';

const counts = (scale: ScoreCount['scale'], scores: Record<number, number>): ScoreCount[] =>
  Object.entries(scores).map(([value, count]) => ({ scale, value: Number(value), scores: count }));

it('NPS is promoters less detractors, of those who answered', () => {
  const [summary] = summariseScores(counts('0-10', { [-1]: 10, 0: 1, 6: 1, 7: 1, 8: 1, 9: 2, 10: 4 }));
  expect(summary).toMatchObject({
    asked: 20,
    answered: 10,
    average: 7.9,
    nps: { score: 40, promoters: 6, passives: 2, detractors: 2 },
    csat: null,
  });
  expect(summary?.distribution).toHaveLength(11);
  expect(summariseScores(counts('0-10', { 3: 2 }))[0]?.nps?.score).toBe(-100);
});

it.each([
  ['1-5', { 1: 1, 3: 1, 4: 2, 5: 4 }, 75],
  ['thumbs', { 0: 1, 1: 3 }, 75],
  ['1-5', { [-1]: 4 }, null],
] as const)('CSAT of %s %j is %s', (scale, scores, csat) => {
  expect(summariseScores(counts(scale, scores))).toMatchObject([{ scale, csat, nps: null }]);
});

it('scales that were not used are left out, the others come most asked first', () => {
  const both = [...counts('thumbs', { 1: 1 }), ...counts('1-5', { [-1]: 1, 5: 1 })];
  expect(summariseScores(both).map(({ scale }) => scale)).toEqual(['1-5', 'thumbs']);
  expect(summariseScores([])).toEqual([]);
});
