import type { Transaction } from '../../../../platform/db/database.ts';
import type { TurnOutcome } from '../play/turn.ts';
import type { World } from '../read/world.ts';
import type { Run } from '../run.ts';
import { effectsOfKind } from './effects-of-kind.ts';
import { scoreId } from './write-opinions.ts';

/** Records which runs began, ended, changed hands or took a branch of a test, and which scores changed. */
export function recordResults(tx: Transaction, world: World, outcomes: readonly TurnOutcome[]): void {
  const run_ids = outcomes.flatMap((outcome) =>
    outcome.runs.filter((run) => isCounted(run, world, outcome)).map(({ id }) => id),
  );
  const score_ids = new Set(effectsOfKind(outcomes, 'score', 'ask_score').map(scoreId));
  if (run_ids.length === 0 && score_ids.size === 0) return;
  tx.record({ type: 'flow.ran', payload: { run_ids, score_ids: [...score_ids] } });
}

function isCounted(run: Run, { runs, interrupted }: World, { traces }: TurnOutcome): boolean {
  const known = [runs, interrupted].map((each) => each.get(run.conversation_id));
  const before = known.find((one) => one?.id === run.id);
  if (!before || before.ending !== run.ending || before.handed !== run.handed) return true;
  return traces.some(
    ({ run_id, visits }) => run_id === run.id && visits.some(({ type }) => type === 'split'),
  );
}
