import type { FlowNode, FlowVisit } from '@prosa/contract';
import { indexOf } from './flow-index.ts';
import type { Effect, Frame, RunningFlow, RunState, Scene } from './run.ts';

/** All that is in hand while one event is handled: the run's own copy, and what has come of it so far. */
export interface Turn {
  state: RunState;
  /** As the host saw it, and then as the effects of this turn change it. */
  scene: Scene;
  effects: Effect[];
  trace: FlowVisit[];
  /** Nodes entered, and messages sent, for this event. */
  entered: number;
  sent: number;
  /** A moment in the words of the contract; worked out once. */
  at: string;
}

/** A turn on copies of everything a step may change, so that the state handed in stays as it was. */
export function createTurn(before: RunState, scene: Scene): Turn {
  const state: RunState = {
    ...before,
    frames: before.frames.map((frame) => ({
      ...frame,
      variables: frame.variables === null ? null : { ...frame.variables },
    })),
    variables: { ...before.variables },
    visits: { ...before.visits },
    sensitive: [...before.sensitive],
    spoke: { ...before.spoke },
    kept: { ...before.kept, messages: [...before.kept.messages] },
  };
  const at = new Date(scene.now).toISOString();
  return { state, scene, effects: [], trace: [], entered: 0, sent: 0, at };
}

/** The frame that runs, where one is left. */
export function innermost(turn: Turn): Frame | undefined {
  return turn.state.frames.at(-1);
}

/** The pinned version a frame runs, where the host still has it. */
export function flowOf(turn: Turn, frame: Frame): RunningFlow | undefined {
  return turn.scene.flows[`${frame.flow_id}@${frame.version}`];
}

/** The node a frame stands at, where its flow still has it. */
export function openNode(turn: Turn, frame: Frame): FlowNode | undefined {
  return nodeIn(turn, frame, frame.node);
}

/** Any node of a frame's flow. */
export function nodeIn(turn: Turn, frame: Frame, id: string): FlowNode | undefined {
  const flow = flowOf(turn, frame);
  return flow && indexOf(flow.document).nodes.get(id);
}
