import type { FlowEnding, FlowVisit } from '@prosa/contract';
import type { Effect } from './effects.ts';
import type { TalkType, Value } from './value.ts';

/** A flow that runs, and where in it; a called flow has a frame of its own, the innermost being the last. */
export interface Frame {
  flow_id: string;
  version: number;
  /** The node that is open: being visited, or waiting. */
  node: string;
  /** A called flow's own variables; null where it shares its caller's. */
  variables: Record<string, Value> | null;
  /** The node to which the branch of a `global` node returns. */
  resume: string | null;
  /** A phrase that holds everywhere led into it: at its end, the question open in the frame below is asked again. */
  aside?: true;
}

/**
 * What a waiting run waits for. `memory` belongs to the node: attempts so far, messages gathered, an earlier answer.
 */
export interface Waiting {
  node: string;
  visit: number;
  /** When the node is woken if nothing comes, in epoch ms; null is never. */
  until: number | null;
  /** The request whose result it waits for, by effect id; "webhook" for a call from outside. */
  effect: string | null;
  /** Whether a message of the customer is an answer to it. */
  hears: boolean;
  memory: Record<string, Value>;
}

/** A question the run asked: a customer who quotes it later answers it, and not the one that is open by then. */
export interface Asked {
  /** The visit that said it. */
  visit: number;
  /** The visit that asked first, where this one asked again; absent in runs that began before it was kept. */
  first?: number;
  /** Its place: how deep among the frames, and to which node the branch of a `global` node returned. */
  depth: number;
  node: string;
  resume: string | null;
  /** When its time was up; null is never. */
  until: number | null;
  /** The node's memory when the question was asked. */
  memory: Record<string, Value>;
}

/**
 * The state of a run: plain JSON, kept by the host between steps. Each time a node runs (entered, answered, woken,
 * returned to) is a visit with a number of its own, so that traces only ever grow.
 */
export interface RunState {
  run_id: string;
  /** Innermost last; empty only once it ended. */
  frames: Frame[];
  variables: Record<string, Value>;
  /** Visits so far, which number the effects. */
  visit: number;
  /** Visits of each node, by "<flow_id>/<node>". */
  visits: Record<string, number>;
  /**
   * Places ("<flow_id>/<node>") and variables in the order in which they came up: stored objects lose theirs. Missing in
   * runs that began before it was kept.
   */
  came?: string[];
  waiting: Waiting | null;
  ending: FlowEnding | null;
  /** The word of the `end` node. */
  outcome: string | null;
  /** Whether the bot has said anything yet: the first message is not preceded by typing. */
  has_spoken: boolean;
  /** Names of the variables that hold answers to sensitive questions. */
  sensitive: string[];
  /**
   * What the customer answered to sensitive questions, by message, for people who may reveal it; absent where nothing
   * was, and in runs that began before it was kept.
   */
  hidden?: Record<string, string>;
  /** What the customer wrote last, for `{sistema.ultima_mensagem}`; empty when it was sensitive. */
  last_message: string;
  /** Whether the customer left marketing: that is then how the run ends, whatever follows. */
  opted_out: boolean;
  /** Who spoke since the run was last heard, by visit, so that a failed delivery finds its node: "<flow_id>/<node>". */
  spoke: Record<string, string>;
  /**
   * Questions that may still be answered by quoting them, oldest first; absent in runs that began before it was kept.
   */
  asked?: Asked[];
  /** What came while it was busy: messages for the next node that hears, a call for the next `waitWebhook`. */
  kept: { messages: CustomerMessage[]; call: string | null };
}

/** What the customer sent, as far as a flow cares. */
export interface CustomerMessage {
  message_id: string;
  type: TalkType;
  text: string;
  /** The address of its file. */
  media_url: string | null;
  file_name: string | null;
  /** The text of the message it quotes, when the bot wrote that one. */
  quoted: string | null;
  /** The effect that sent the message it quotes, when the bot wrote that one. */
  quoted_effect?: string | null;
  /** The id of the option that they tapped, as it was offered; its title is the text. */
  option_id?: string | null;
  /** What the run had said and had not left yet when the customer wrote this, by effect. */
  unseen?: string[];
  at: number;
}

/** An emoji with which the customer reacted to something the run sent. */
export interface Reaction {
  /** The effect that sent it. */
  effect: string;
  /** The message's own id. */
  message_id: string;
  emoji: string;
  at: number;
}

/** Something that happened to a run. Each is handed to `step` once, in order. */
export type RunEvent =
  | { kind: 'start'; message: CustomerMessage | null; inputs?: Record<string, Value> }
  | { kind: 'message'; message: CustomerMessage }
  | { kind: 'reaction'; reaction: Reaction }
  /** The time of `waiting.until` came. */
  | { kind: 'wake' }
  /** A request was answered, or a webhook called; `status` null means no answer, and `problem` says why. */
  | { kind: 'result'; effect: string; status: number | null; body: string; problem: string | null }
  /** Something it sent could not be delivered. */
  | { kind: 'undelivered'; effect: string; problem: string }
  /** Handed back by a person: the open node is visited again. */
  | { kind: 'resume' };

/** The result of one event. */
export interface Step {
  state: RunState;
  effects: Effect[];
  trace: FlowVisit[];
  /** Whether the run took the event: a message it does not wait for is left to the triggers. */
  taken: boolean;
  /** Faults on the way, for the operator's log; companies read about them in the trace. */
  failures: Failure[];
}

/** A fault of the engine or of stored data, and where it happened. */
export interface Failure {
  flow_id: string;
  version: number;
  node: string;
  visit: number;
  /** What was thrown; its message may quote what a customer wrote. Null where the node itself is gone. */
  cause: unknown;
}
