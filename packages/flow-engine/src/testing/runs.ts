import { flowDocument, type FlowVisit } from '@prosa/contract';
import type { Effect } from '../effects.ts';
import type { CustomerMessage, Failure, RunEvent, RunState } from '../run.ts';
import type { RunningFlow, Scene } from '../scene.ts';
import { startRun } from '../start-run.ts';
import { step } from '../step.ts';
import { makeScene } from './scenes.ts';

/** Nodes by id: kind, settings, and where each port leads. */
export type Drawing = Record<string, [type: string, settings?: object, next?: Record<string, string>]>;

/** Makes a published flow; its first node is the start's `next` where no start is drawn. */
export function drawFlow(drawing: Drawing, flow_id = 'f1'): RunningFlow {
  const first = Object.keys(drawing)[0] ?? '';
  const drawn: Drawing = drawing.start ? drawing : { start: ['start', {}, { next: first }], ...drawing };
  const nodes = Object.entries(drawn).map(([id, [type, settings = {}, next = {}]]) => ({
    id,
    type,
    settings,
    next,
    position: { x: 0, y: 0 },
  }));
  return {
    flow_id,
    name: `Fluxo ${flow_id}`,
    version: 1,
    document: flowDocument.parse({ format: 1, nodes }),
  };
}

/** Makes a message of the customer. */
export function makeMessage(text: string, changes: Partial<CustomerMessage> = {}): CustomerMessage {
  const file = { media_url: null, file_name: null, quoted: null };
  return { message_id: `m-${text}`, type: 'text', text, at: 0, ...file, ...changes };
}

/** Written by the customer, an event as it is, or so many ms that pass before it is woken. */
export type Move = string | RunEvent | number;

/** What came of a run after all its moves. */
export interface Played {
  state: RunState;
  effects: Effect[];
  trace: FlowVisit[];
  /** Texts the bot sent, in order. */
  said: string[];
  /** For each move, whether the run took it. */
  taken: boolean[];
  failures: Failure[];
  scene: Scene;
}

/** Plays a drawing; the first message starts it. */
export function play(drawing: Drawing, moves: Move[], world: World = {}): Played {
  const flow = drawFlow(drawing);
  const flows = [flow, ...(world.flows ?? [])];
  const scene = makeScene({
    flows: Object.fromEntries(flows.map((one) => [`${one.flow_id}@${one.version}`, one])),
    callable: Object.fromEntries(flows.map((one) => [one.flow_id, one.version])),
    ...world.scene,
  });
  const state = startRun({ run_id: world.run_id ?? 'r1', flow, inputs: world.inputs });
  const played: Played = { state, effects: [], trace: [], said: [], taken: [], failures: [], scene };
  for (const move of moves) make(played, move);
  return played;
}

export interface World {
  /** Other published flows. */
  flows?: RunningFlow[];
  scene?: Partial<Scene>;
  inputs?: RunState['variables'];
  run_id?: string;
}

/** Goes on with a run that was played. */
export function make(played: Played, move: Move): void {
  if (typeof move === 'number') played.scene = { ...played.scene, now: played.scene.now + move };
  const result = step(played.state, eventOf(played.state, move), played.scene);
  played.state = stored(result.state);
  played.effects.push(...result.effects);
  played.trace.push(...result.trace);
  played.taken.push(result.taken);
  played.failures.push(...result.failures);
  for (const effect of result.effects) if (effect.kind === 'send') played.said.push(effect.message.text);
}

function eventOf(state: RunState, move: Move): RunEvent {
  if (typeof move === 'number') return { kind: 'wake' };
  if (typeof move !== 'string') return move;
  const message = makeMessage(move);
  return state.visit === 0 ? { kind: 'start', message } : { kind: 'message', message };
}

/** Makes a node that says a word and then ends: where ports lead in tests. */
export function say(text: string): Drawing[string] {
  return ['end', { text, finish_conversation: false }];
}

/** Makes a message node with one text. */
export function text(words: string, next: Record<string, string> = {}): Drawing[string] {
  return ['message', { blocks: [{ id: 'b', type: 'text', variants: [words] }] }, next];
}

/** As a database gives it back: the keys of objects are sorted. */
function stored<Data>(data: Data): Data {
  const sorted = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return JSON.parse(JSON.stringify(data, sorted)) as Data;
}
