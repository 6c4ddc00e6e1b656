import { indexOf } from './flow-index.ts';
import type { RunState } from './run.ts';
import type { Value } from './value.ts';
import type { RunningFlow } from './scene.ts';

/** Returns a run that has not entered its flow's first node yet; the event `start` sets it going. */
export function startRun({ run_id, flow, inputs = {} }: StartRun): RunState {
  const { flow_id, version, document } = flow;
  return {
    run_id,
    frames: [{ flow_id, version, node: indexOf(document).start, variables: null, resume: null }],
    variables: { ...inputs },
    visit: 0,
    visits: {},
    came: [],
    waiting: null,
    ending: null,
    outcome: null,
    has_spoken: false,
    sensitive: [],
    last_message: '',
    opted_out: false,
    spoke: {},
    asked: [],
    kept: { messages: [], call: null },
  };
}

export interface StartRun {
  run_id: string;
  /** Pinned: the run finishes on this version. */
  flow: RunningFlow;
  inputs?: Record<string, Value>;
}
