import type { FlowDocument, FlowEnding, FlowVisit, MessageType } from '@prosa/contract';

/** What a variable holds: JSON data, a list for dynamic menus. Never code. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

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

/** The kinds of messages that travel between a customer and a bot. */
export type TalkType = Exclude<MessageType, 'summary' | 'system'>;

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

/** What flows keep beyond a run, by name; `until` is when it is over, in epoch ms. */
export type Lasting = Record<string, { value: Value; until: number | null }>;
export type LastingScope = 'conversation' | 'contact';

/** The world as the host saw it in the same transaction; plain data. */
export interface Scene {
  /** Epoch ms. */
  now: number;
  /** IANA zone of the company. */
  time_zone: string;
  company: string;
  contact: {
    name: string;
    phone: string;
    data: Record<string, string>;
    tags: string[];
    /**
     * Chosen at random before: the text variant of a block and the branch of a split, by
     * "<flow_id>/<node>[/<block>]".
     */
    choices: Record<string, string>;
  };
  conversation: {
    id: string;
    channel: { id: string; name: string };
    department: { id: string; name: string };
    protocol: string;
    started: number;
  };
  /** What flows kept of this conversation, and of this contact. */
  lasting: Record<LastingScope, Lasting>;
  /** Why nothing can be said; null as long as it can. */
  mute: string | null;
  /** Files that its flows send and that are gone. */
  missing_files: readonly string[];
  /** Where the outside answers this run (`waitWebhook`). */
  return_address: string;
  /** Who is online, by department; needed by people nodes and conditions. */
  online: Record<string, { id: string; name: string }[]>;
  /** Whom the conversation may be given to, because they are of the team and see its department; null is anybody. */
  attending: readonly string[] | null;
  /** The person who attended this contact last. */
  last_agent: { id: string; name: string } | null;
  /** How many others wait for a person, by department; only where a flow shows customers their place. */
  waiting: Record<string, number>;
  tag_names: Record<string, string>;
  department_names: Record<string, string>;
  /** Published flows with phrases that hold in every flow, oldest first. */
  everywhere: readonly RunningFlow[];
  /** Published flows by "<flow_id>@<version>": every version a frame is pinned to, and what may be called. */
  flows: Record<string, RunningFlow>;
  /** The version a `subflow` node calls, by flow id; absent means archived or never published. */
  callable: Record<string, number>;
}

/** A published version of a flow. */
export interface RunningFlow {
  flow_id: string;
  name: string;
  version: number;
  document: FlowDocument;
}

/** What a menu offers, for numbers that can show options to be tapped. */
export interface Offer {
  /** What is said above the options. */
  text: string;
  /** A tapped one is heard by its id, "<node> <option>", together with its title. */
  options: { id: string; title: string }[];
}

/** A message that the bot sends, before the host makes it one of the contract. */
export interface OutgoingMessage {
  type: TalkType;
  text: string;
  /** Id in the media library. */
  media: string | null;
  /** An audio to be heard as a voice note. */
  voice?: true;
  /** A text followed by a preview of its first link. */
  link_preview?: true;
  /** The options that `text` spells out. */
  offer?: Offer;
}

/** What the host must do for a run. `id` is "<run>.<visit>.<index>", so that doing it twice is one act. */
export type Effect = { id: string; node: string; flow_id: string; visit: number } & (
  | { kind: 'send'; message: OutgoingMessage; /** After the one before it left, in ms. */ after_ms: number }
  | { kind: 'tags'; add: string[]; remove: string[] }
  | { kind: 'contact'; fields: Record<string, string>; annotation: string | null }
  | { kind: 'choose'; key: string; value: string }
  /** Kept beyond the run; a value of null is forgotten. */
  | { kind: 'keep'; scope: LastingScope; name: string; value: Value; until: number | null }
  | { kind: 'consent'; purpose: string; accepted: boolean; text: string; message_id: string | null }
  | { kind: 'opt_out'; message_id: string | null }
  /** For good where `until`, epoch ms, is null. */
  | { kind: 'ignore'; until: number | null }
  /** To people; `user` null leaves it to the department. The run is over, unless it waits on for `timeout`. */
  | {
      kind: 'transfer';
      department: string | null;
      user: string | null;
      strategy: 'none' | 'least_loaded' | 'longest_idle' | 'last_agent';
      priority: 'normal' | 'high';
      summary: string | null;
    }
  | { kind: 'note'; text: string }
  /** Notifies people of the team and another system; the host limits how often. */
  | {
      kind: 'mention';
      users: string[];
      /** By e-mail too. */
      email: boolean;
      /** The text of the e-mails. */
      notice: string;
      webhook: HttpRequest | null;
    }
  /** The message holds an answer to a sensitive question: people see it masked. */
  | { kind: 'mask'; message_id: string }
  /** A score is asked for: what comes of it is a `score` of the same node in the same run, or nothing. */
  | { kind: 'ask_score'; scale: string }
  /** The comment comes later: another score of the same node in the same run replaces the one before. */
  | { kind: 'score'; value: number; scale: string; comment: string | null }
  | { kind: 'finish'; outcome: string }
  | { kind: 'request'; request: HttpRequest }
  /** Nobody took it in time: the bot speaks again. */
  | { kind: 'take_back' }
);

/** A request ready to be made; `secret` is a name, never a value. */
export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body: string | null;
  secret: string | null;
  timeout_ms: number;
  retries: number;
}

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
