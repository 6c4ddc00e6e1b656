import type { SplitResult } from '@prosa/contract';

/** A branch of a test: who took it, and who converted. */
export interface TriedBranch {
  label: string;
  contacts: number;
  converted: number;
}

type Verdict = SplitResult['verdict'];

/** Below this no rate says anything. */
const minContacts = 30;
/** Below this the normal approximation of the test does not hold. */
const minConverted = 5;
/**
 * How far apart two rates must be, in standard errors, for a chance of error below 5%. The best of more branches is
 * compared with each of the others, so the limit is shared out among these comparisons.
 */
const limits = [1.96, 2.241, 2.394, 2.498, 2.576];

/**
 * Says whether the branch that converts best is ahead of the next one by more than chance: a two-proportion z-test with
 * pooled variance, in a sentence for people.
 */
export function compareBranches(branches: readonly TriedBranch[]): Verdict {
  const [best, next] = branches.toSorted((one, other) => rateOf(other) - rateOf(one));
  if (!best || !next) return { kind: 'early', sentence: 'Ainda não dá para dizer: só há um caminho.' };
  const fewest = Math.min(...branches.map(({ contacts }) => contacts));
  if (fewest < minContacts) {
    const sentence = `Ainda não dá para dizer: cada caminho precisa de pelo menos ${minContacts} contatos.`;
    return { kind: 'early', sentence };
  }
  if (best.converted < minConverted)
    return { kind: 'early', sentence: 'Ainda não dá para dizer: quase ninguém converteu até agora.' };
  const against = `${percent(best)} contra ${percent(next)}`;
  const limit = limits[branches.length - 2] ?? 2.576;
  if (distance(best, next) > limit) {
    const sentence = `“${best.label}” converte mais que “${next.label}”: ${against}. A diferença dificilmente é acaso.`;
    return { kind: 'ahead', sentence };
  }
  return { kind: 'even', sentence: `Ainda não dá para dizer qual é melhor: ${against} pode ser acaso.` };
}

function rateOf({ contacts, converted }: TriedBranch): number {
  return contacts === 0 ? 0 : converted / contacts;
}

/** Returns how many standard errors lie between two rates. */
function distance(one: TriedBranch, other: TriedBranch): number {
  const pooled = (one.converted + other.converted) / (one.contacts + other.contacts);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.contacts + 1 / other.contacts));
  return error === 0 ? 0 : (rateOf(one) - rateOf(other)) / error;
}

function percent(branch: TriedBranch): string {
  return `${(rateOf(branch) * 100).toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`;
}
