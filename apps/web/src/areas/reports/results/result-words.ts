import type { RunResult, ScoreScale } from '@prosa/contract';

/** What runs with each result are called. */
export const resultWords: Record<RunResult, string> = {
  ended: 'Concluída pelo robô',
  people: 'Passou para pessoas',
  abandoned: 'Abandonada',
  stopped: 'Interrompida',
  running: 'Em andamento',
};

export const scaleWords: Record<ScoreScale, string> = {
  '0-10': 'Notas de 0 a 10',
  '1-5': 'Notas de 1 a 5',
  thumbs: '👍 ou 👎',
};

/** Returns a score as people write it. */
export function valueText(scale: ScoreScale, value: number): string {
  if (scale !== 'thumbs') return String(value);
  return value === 1 ? '👍' : '👎';
}

/** Returns the word of an end as a name: `Convertido`. */
export function outcomeText(outcome: string): string {
  return outcome.charAt(0).toUpperCase() + outcome.slice(1);
}
