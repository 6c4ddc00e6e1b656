import type { FlowTestStep } from '@prosa/contract';
import type { Move } from './play.ts';

/** What has to be done to play a saved test; what the robot must answer is left out. */
export function movesOf(steps: readonly FlowTestStep[]): Move[] {
  const moves = steps.flatMap((step) => moveOf(step));
  return steps[0]?.kind === 'bot' ? [{ kind: 'start' }, ...moves] : moves;
}

function moveOf(step: FlowTestStep): Move[] {
  switch (step.kind) {
    case 'customer':
      return [{ kind: 'say', text: step.text }];
    case 'clock':
      return [{ kind: 'advance', minutes: step.minutes }];
    case 'response':
      return [{ kind: 'respond', status: step.status, body: step.body }];
    case 'bot':
      return [];
  }
}
