import type { RunState } from './run.ts';
import type { Value } from './value.ts';

/**
 * Returns the state of a run that is over for good, without the answers to sensitive questions: neither those it took
 * nor what it still gathered of one. Where it handed the conversation to people, what they may reveal stays until the
 * conversation is finished.
 */
export function forgetSecrets(state: RunState): RunState {
  const { sensitive, frames, variables, hidden = {} } = state;
  if (sensitive.length === 0) return state;
  const open = (values: Record<string, Value>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !sensitive.includes(name)));
  return {
    ...state,
    hidden: state.ending === 'human' ? hidden : {},
    frames: frames.map((frame) => ({ ...frame, variables: frame.variables && open(frame.variables) })),
    variables: open(variables),
    waiting: null,
    asked: [],
    kept: { messages: [], call: null },
  };
}
