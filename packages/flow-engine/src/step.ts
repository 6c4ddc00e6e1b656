import { brokenStep } from './broken-step.ts';
import { hear, hearKept } from './events/hear-message.ts';
import { hearReaction } from './events/hear-reaction.ts';
import type { RunEvent, RunState, Step } from './run.ts';
import type { Scene } from './scene.ts';
import { createTurn, type Turn } from './walk/turn.ts';
import { undelivered } from './events/undelivered.ts';
import { enter, walk } from './walk/walk.ts';

/**
 * Applies one event to a run: pure, and it always has an answer. The same run, event and scene give the same result,
 * so a host that crashed before saving it simply computes it again.
 */
export function step(state: RunState, event: RunEvent, scene: Scene): Step {
  try {
    const turn = createTurn(state, scene);
    const taken = handle(turn, event);
    if (!taken) return { state, effects: [], trace: [], taken, failures: [] };
    hearKept(turn);
    const { effects, trace, failures } = turn;
    return { state: turn.state, effects, trace, taken, failures };
  } catch (cause) {
    // Only a broken state or scene comes here: nodes that throw are caught where they are visited.
    return brokenStep(state, scene, cause);
  }
}

function handle(turn: Turn, event: RunEvent): boolean {
  if (event.kind === 'resume') return resume(turn);
  if (turn.state.ending !== null) return false;
  switch (event.kind) {
    case 'start':
      return start(turn, event);
    case 'message':
      return hear(turn, event.message);
    case 'reaction':
      return hearReaction(turn, event.reaction);
    case 'wake':
      return wake(turn);
    case 'result':
      return receive(turn, event);
    case 'undelivered':
      return undelivered(turn, event);
  }
}

function start(turn: Turn, { message, inputs = {} }: RunEvent & { kind: 'start' }): boolean {
  const { state } = turn;
  if (state.visit > 0) return false;
  Object.assign(state.variables, inputs);
  state.last_message = message?.text ?? '';
  walk(turn, enter, { input: message?.text ?? null, heard: message && [message.message_id] });
  return true;
}

function wake(turn: Turn): boolean {
  const { waiting } = turn.state;
  if (!waiting || waiting.until === null || turn.scene.now < waiting.until) return false;
  walk(turn, (executor, visit) => executor.wake?.(visit) ?? executor.enter(visit), waiting);
  return true;
}

function receive(turn: Turn, event: RunEvent & { kind: 'result' }): boolean {
  const { state } = turn;
  const { waiting, kept } = state;
  if (waiting?.effect === event.effect) {
    walk(turn, (executor, visit) => executor.receive?.(visit, event) ?? executor.enter(visit), waiting);
    return true;
  }
  if (event.effect !== 'webhook' || kept.call !== null) return false;
  state.kept = { ...kept, call: event.body };
  return true;
}

/** A person hands it back: what was open is asked again. A run that came to its end has nothing open. */
function resume(turn: Turn): boolean {
  const { state } = turn;
  if (state.frames.length === 0) return false;
  state.ending = null;
  walk(turn, enter);
  return true;
}
