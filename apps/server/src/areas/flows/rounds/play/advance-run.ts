import { step, type RunEvent, type Step } from '@prosa/flow-engine';
import { applyEffect } from './apply-effect.ts';
import { whyMute } from './hold-run.ts';
import { leaveToPeople, reasons } from './leave-to-people.ts';
import { sceneOfRun } from './scene-of-run.ts';
import { stopRun } from './stop-run.ts';
import { withRun, type Passage, type RunTurn, type Turn } from './turn.ts';

/** Has the engine take one event; null when the run does not take it. */
export function advanceRun(turn: RunTurn, event: RunEvent): Turn | null {
  const { run } = turn;
  const scene = sceneOfRun(turn, whyMute(turn));
  // The version it runs on cannot be read.
  if (!scene) return leaveToPeople(stopRun(turn, 'failed'), { why: reasons.failed, run_id: run.id });
  const result = step(run.state, event, scene);
  if (!result.taken) return null;
  const { state } = result;
  const until = state.waiting?.until ?? null;
  const wake_at = until === null ? null : new Date(until);
  let after = withRun(turn, { ...run, state, steps: run.steps + 1, wake_at });
  after = withTrace(after, result, passagesOf(turn, event, result));
  for (const effect of result.effects) after = applyEffect(after, effect);
  return state.ending === null ? after : endRun(after);
}

function withTrace(turn: RunTurn, { trace, failures }: Step, passages: readonly Passage[]): RunTurn {
  const { id: run_id, steps } = turn.run;
  return {
    ...turn,
    traces: trace.length ? [...turn.traces, { run_id, step: steps, visits: trace }] : turn.traces,
    passages: [...turn.passages, ...passages],
    failures: failures.length ? [...turn.failures, { run: turn.run, failures }] : turn.failures,
  };
}

function passagesOf({ run: { state } }: RunTurn, event: RunEvent, { trace }: Step): Passage[] {
  const passages: Passage[] = [];
  trace.forEach(({ flow_id, node, port }, place) => {
    // A run that answers a question entered it before.
    const stayed = place === 0 && state.waiting?.node === node && event.kind !== 'start';
    if (!stayed) passages.push({ flow_id, node, port: '' });
    if (port !== null) passages.push({ flow_id, node, port });
  });
  return passages;
}

function endRun(turn: RunTurn): Turn {
  const { ending } = turn.run.state;
  const ended = withRun(turn, { ...turn.run, ending, ended: turn.world.now });
  return ending === 'dead_end' || ending === 'failed' || ending === 'loop'
    ? leaveToPeople(ended, { why: reasons[ending], run_id: turn.run.id })
    : ended;
}
