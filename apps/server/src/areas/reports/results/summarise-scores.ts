import type { ScoreScale, ScoreSummary } from '@prosa/contract';

/** How many scores of a scale have a value; -1 are those without an answer. */
export interface ScoreCount {
  scale: ScoreScale;
  value: number;
  scores: number;
}

const values: Record<ScoreScale, readonly number[]> = {
  '0-10': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  '1-5': [1, 2, 3, 4, 5],
  thumbs: [0, 1],
};

/** Sums up each scale that was used, most asked first. */
export function summariseScores(counts: readonly ScoreCount[]): ScoreSummary[] {
  const scales: ScoreScale[] = ['0-10', '1-5', 'thumbs'];
  return scales
    .map((scale) =>
      summarise(
        scale,
        counts.filter((one) => one.scale === scale),
      ),
    )
    .filter(({ asked }) => asked > 0)
    .sort((one, other) => other.asked - one.asked);
}

function summarise(scale: ScoreScale, counts: readonly ScoreCount[]): ScoreSummary {
  const given = (from: number, to: number) =>
    sum(counts.filter(({ value }) => value >= from && value <= to).map(({ scores }) => scores));
  const answered = given(0, 10);
  const total = sum(counts.map(({ value, scores }) => Math.max(value, 0) * scores));
  const [promoters, passives, detractors] = [given(9, 10), given(7, 8), given(0, 6)];
  const hasAnswers = answered > 0;
  return {
    scale,
    asked: sum(counts.map(({ scores }) => scores)),
    answered,
    average: hasAnswers ? total / answered : null,
    distribution: values[scale].map((value) => ({ value, scores: given(value, value) })),
    nps:
      scale === '0-10' && hasAnswers
        ? { score: percent(promoters - detractors, answered), promoters, passives, detractors }
        : null,
    csat:
      scale !== '0-10' && hasAnswers ? percent(scale === '1-5' ? given(4, 5) : given(1, 1), answered) : null,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** `+ 0` turns a rounded −0 into 0. */
function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 100) + 0;
}
