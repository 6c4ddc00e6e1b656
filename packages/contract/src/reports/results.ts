import { z } from 'zod';
import { instant, listOf, rowId } from '../shapes.ts';

/** A calendar day of the company's time zone, `2026-11-21`. */
const day = z.string();
const count = z.number().int();

/** What became of a run (docs/decisions/0067-results-of-bots.md says what each means). */
export const runResult = z.enum(['running', 'ended', 'people', 'abandoned', 'stopped']);

const results = z.object({
  all: count,
  running: count,
  ended: count,
  people: count,
  abandoned: count,
  stopped: count,
});

export const scoreScale = z.enum(['0-10', '1-5', 'thumbs']);

/** The scores of one scale. */
export const scoreSummary = z.object({
  scale: scoreScale,
  asked: count,
  answered: count,
  /** Null as long as nobody answered. */
  average: z.number().nullable(),
  /** Every value of the scale, lowest first. */
  distribution: z.array(z.object({ value: count, scores: count })),
  /** Of 0 to 10: promoters gave 9 or 10, detractors up to 6; −100 to 100. */
  nps: z.object({ score: count, promoters: count, passives: count, detractors: count }).nullable(),
  /** Of 1 to 5 and thumbs: how many of 100 gave 4 or 5, or 👍. */
  csat: count.nullable(),
});

/** Runs by the day they started, scores by the day they were asked for. */
export const flowResults = z.object({
  from: day,
  to: day,
  runs: results,
  /** The same number of days just before; null when the company is younger than that. */
  previous: z.object({ from: day, to: day, runs: results }).nullable(),
  /** Every day of the period. */
  chart: z.array(results.extend({ _id: day })),
  /** The words of ends, most first; runs without one are left out. */
  outcomes: z.array(z.object({ outcome: z.string(), runs: count })),
  /** Busiest first. */
  flows: z.array(results.extend({ _id: rowId, name: z.string(), converted: count })),
  /** Of the scales that were used, most asked first. */
  scores: z.array(scoreSummary),
});

/** An A/B test and what became of those who took its branches. A contact counts once in each branch. */
export const splitResult = z.object({
  flow: z.object({ _id: rowId, name: z.string() }),
  node: z.string(),
  label: z.string(),
  branches: z.array(
    z.object({
      branch: z.string(),
      label: z.string(),
      /** Null for a branch that the flow no longer has. */
      weight: count.nullable(),
      contacts: count,
      converted: count,
      /** The other words of ends that were reached, most first. */
      outcomes: z.array(z.object({ outcome: z.string(), contacts: count })),
    }),
  ),
  /** Whether the difference says something yet. */
  verdict: z.object({ kind: z.enum(['early', 'even', 'ahead']), sentence: z.string() }),
});

const contact = z.object({
  _id: rowId,
  name: z.string(),
  override_name: z.string().nullable(),
  phone: z.string(),
});

/** Where a row leads. */
const talk = {
  contact,
  conversation: z.object({ _id: rowId, finished: z.boolean() }),
  chip: z.object({ _id: rowId, name: z.string() }),
  flow: z.object({ _id: rowId, name: z.string() }),
};

export const resultRun = z.object({
  _id: rowId,
  ...talk,
  started: instant,
  result: runResult,
  outcome: z.string(),
});

export const resultScore = z.object({
  _id: z.string(),
  ...talk,
  /** When it was given. */
  at: instant,
  scale: scoreScale,
  value: count,
  comment: z.string().nullable(),
});

/** A list that grows on demand; `next` is given back to read on, null at its end. */
export const resultRuns = listOf(resultRun).extend({ next: z.string().nullable() });
export const resultScores = listOf(resultScore).extend({ next: z.string().nullable() });

export type RunResult = z.infer<typeof runResult>;
export type ScoreScale = z.infer<typeof scoreScale>;
export type ScoreSummary = z.infer<typeof scoreSummary>;
export type FlowResults = z.infer<typeof flowResults>;
export type SplitResult = z.infer<typeof splitResult>;
export type ResultRun = z.infer<typeof resultRun>;
export type ResultScore = z.infer<typeof resultScore>;
