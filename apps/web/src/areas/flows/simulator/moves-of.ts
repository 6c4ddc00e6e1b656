import type { FlowTestStep } from '@prosa/contract';
import type { SimulationMove } from '@prosa/flow-engine';

/** Returns what has to be done to play a saved test; what the bot must answer is left out. */
export function movesOf(steps: readonly FlowTestStep[]): SimulationMove[] {
  const moves = steps.filter((step) => step.kind !== 'bot' && step.kind !== 'contact');
  const first = steps.find(({ kind }) => kind !== 'contact');
  return first?.kind === 'bot' ? [{ kind: 'start' }, ...moves] : moves;
}

/** Returns the customer's name in a saved test; null where it is the example's. */
export function nameIn(steps: readonly FlowTestStep[]): string | null {
  return steps.find((step) => step.kind === 'contact')?.name ?? null;
}
