import type { FlowEnding } from '@prosa/contract';
import { forgetSecrets } from '@prosa/flow-engine';
import { withRun, type RunTurn } from './turn.ts';

/** Ends the run from outside. Where a person did, its state stays, so that they may hand it back to where it was. */
export function stopRun(turn: RunTurn, ending: FlowEnding): RunTurn {
  const { run, world } = turn;
  const stopped = {
    ...run,
    state: ending === 'human' ? run.state : forgetSecrets(run.state),
    ending,
    ended: world.now,
    wake_at: null,
    held_since: null,
    mailbox: [],
    mailbox_until: null,
  };
  const after = withRun(turn, stopped);
  return ending === 'human' ? { ...after, interrupted: stopped } : after;
}
