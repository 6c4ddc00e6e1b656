import type { FlowNode, FlowVisit } from '@prosa/contract';
import { indexOf } from '../flow-index.ts';
import type { Effect } from '../effects.ts';
import type { Failure, Frame, RunState } from '../run.ts';
import type { RunningFlow, Scene } from '../scene.ts';

/** The working state while one event is handled: the run's own copy, and what came of it so far. */
export interface Turn {
  state: RunState;
  /** As the host saw it, and then as the effects of this turn change it. */
  scene: Scene;
  effects: Effect[];
  trace: FlowVisit[];
  failures: Failure[];
  /** Nodes entered, and messages sent, for this event. */
  entered: number;
  sent: number;
  /** The moment in the contract's format; worked out once. */
  at: string;
  /** Whether `state.spoke` is this turn's own already. */
  ownsSpoke: boolean;
  /** The flow looked up last, and for which frame. */
  opened: { frame: Frame; flow: RunningFlow } | null;
}

/**
 * Creates a turn on copies of what a step changes in place, so that the given state stays as it was. What is not
 * copied here (sensitive names, kept messages, what was said) is only ever replaced.
 */
export function createTurn(before: RunState, scene: Scene): Turn {
  const state: RunState = {
    ...before,
    frames: before.frames.map(copyFrame),
    variables: { ...before.variables },
    visits: { ...before.visits },
  };
  const at = momentText(scene.now);
  return {
    state,
    scene,
    effects: [],
    trace: [],
    failures: [],
    entered: 0,
    sent: 0,
    at,
    ownsSpoke: false,
    opened: null,
  };
}

function copyFrame(frame: Frame): Frame {
  const { variables } = frame;
  return { ...frame, variables: variables === null ? null : { ...variables } };
}

const lastMoment = { now: Number.NaN, text: '' };

/** Many runs are woken at the same moment. */
function momentText(now: number): string {
  if (lastMoment.now !== now) Object.assign(lastMoment, { now, text: new Date(now).toISOString() });
  return lastMoment.text;
}

/** Returns the record of who spoke since the run was last heard, to be written to. */
export function spokenBy(turn: Turn): Record<string, string> {
  if (!turn.ownsSpoke) turn.state.spoke = { ...turn.state.spoke };
  turn.ownsSpoke = true;
  return turn.state.spoke;
}

/** Records that a place or a variable came up, unless it did before. */
export function cameUp({ state }: Turn, name: string): void {
  const { came = [] } = state;
  if (!came.includes(name)) state.came = [...came, name];
}

const places = new WeakMap<FlowNode, { flow_id: string; place: string }>();

/** Returns a node's key among all flows, "<flow_id>/<node>"; cached, since every visit needs it. */
export function nodeKey({ flow_id }: Frame, node: FlowNode): string {
  const known = places.get(node);
  if (known?.flow_id === flow_id) return known.place;
  const place = `${flow_id}/${node.id}`;
  places.set(node, { flow_id, place });
  return place;
}

/** Returns the frame that runs, where one is left. */
export function innermost(turn: Turn): Frame | undefined {
  return turn.state.frames.at(-1);
}

/** Returns whether a phrase led here from a question that is to be asked again. */
export function wasLedHere({ resume, aside }: Frame): boolean {
  return resume !== null || aside === true;
}

/** Returns the pinned version that a frame runs, where the host still has it. */
export function flowOf(turn: Turn, frame: Frame): RunningFlow | undefined {
  if (turn.opened?.frame === frame) return turn.opened.flow;
  const flow = turn.scene.flows[`${frame.flow_id}@${frame.version}`];
  if (flow) turn.opened = { frame, flow };
  return flow;
}

/** Returns the node that a frame is at, where its flow still has it. */
export function openNode(turn: Turn, frame: Frame): FlowNode | undefined {
  return nodeIn(turn, frame, frame.node);
}

/** Returns a node of a frame's flow. */
export function nodeIn(turn: Turn, frame: Frame, id: string): FlowNode | undefined {
  const flow = flowOf(turn, frame);
  return flow && indexOf(flow.document).nodes.get(id);
}
