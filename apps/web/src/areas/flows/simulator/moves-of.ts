import type { FlowTestStep } from '@prosa/contract';
import type { SimulationMove } from '@prosa/flow-engine';

/** Returns the moves that play a saved test; the answers expected of the bot are left out. */
export function movesOf(steps: readonly FlowTestStep[]): SimulationMove[] {
  const moves = steps.filter((step) => step.kind !== 'bot' && step.kind !== 'contact');
  const first = steps.find(({ kind }) => kind !== 'contact');
  return first?.kind === 'bot' ? [{ kind: 'start' }, ...moves] : moves;
}

/** Returns the customer's name in a saved test, or null where the test uses the example customer. */
export function nameIn(steps: readonly FlowTestStep[]): string | null {
  return steps.find((step) => step.kind === 'contact')?.name ?? null;
}
