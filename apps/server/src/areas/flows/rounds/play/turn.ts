import type { Effect, Failure } from '@prosa/flow-engine';
import type { FlowVisit } from '@prosa/contract';
import type { Ids } from '../../../../platform/clock/ids.ts';
import type { BotConversation, Notice, Saying, Transition } from '../../../conversations/index.ts';
import type { SettledHappening } from '../../starts/happening.ts';
import type { Customer, HeardMessage, World } from '../read/world.ts';
import type { Run } from '../run.ts';
import type { Queues } from '../waiting-queues.ts';

/**
 * One conversation's turn in a round. A value: each step of the turn takes it and returns the next one, and nothing is
 * written before the last one is there.
 */
export interface Turn extends TurnOutcome {
  readonly world: World;
  readonly tools: Tools;
  /** The conversations that wait for a person besides this one. */
  readonly othersWaiting: Queues;
  /** The conversation's newest run: it lives, or ended in this turn. */
  readonly run: Run | null;
  /** The run that a person interrupted, from which the conversation may continue. */
  readonly interrupted: Run | null;
}

/** A turn of a conversation with a run. */
export type RunTurn = Turn & { readonly run: Run };

/** What a turn needs besides the world. */
export interface Tools {
  readonly ids: Ids;
  /** Counts in the process; the only thing that a turn changes. */
  readonly loopGuard: LoopGuard;
  /** Returns the address at which the outside answers a run. */
  addressOf(run_id: string): string;
  /** Returns the address of a message's file. */
  linkOf(message: HeardMessage): string | null;
}

/** Counts how often bots answered each customer, to detect another bot on the other side. */
export interface LoopGuard {
  /** Returns the limit of answers that this customer exceeded, or null. */
  exceeded(customer: string, now: Date): ExceededLimit | null;
  /** Counts one more answer of a bot. */
  count(customer: string, now: Date): void;
  /** Forgets the customer, whom a person attends from now on. */
  forget(customer: string): void;
}

/** A limit of answers, its time in words, and whether it was exceeded just now. */
export interface ExceededLimit {
  readonly max: number;
  readonly words: string;
  readonly isFirst: boolean;
}

/** What became of a conversation in its turn, and all that is to be written. */
export interface TurnOutcome {
  /** As its turn left it. */
  readonly conversation: BotConversation;
  readonly customer: Customer;
  /** What happens to the conversation, in order. */
  readonly acts: readonly Act[];
  /** Whether a bot is done with it: it is finished unless the customer wrote more meanwhile. */
  readonly finishes: boolean;
  /** The person to choose, where a bot left that to a strategy. */
  readonly assignment: Assignment | null;
  /** Runs that began or changed. */
  readonly runs: readonly Run[];
  /** What runs want done besides the acts, in order. */
  readonly effects: readonly RunEffect[];
  readonly traces: readonly Trace[];
  /** Nodes that were entered (port '') or left by a port. */
  readonly passages: readonly Passage[];
  /** Flows that a trigger started. */
  readonly triggered: readonly string[];
  /** Answers from outside that were looked at, and whether their run took them. */
  readonly answers: readonly { id: string; taken: boolean }[];
  /** What became of what starts flows without a message. */
  readonly happenings: readonly SettledHappening[];
  readonly failures: readonly RunFailures[];
  /** Whether something was left that the next round is to look at at once. */
  readonly again: boolean;
}

/** What happens to a conversation: it changes, gets a system message, or its customer hears something. */
export type Act =
  | { kind: 'transition'; transition: Transition }
  | { kind: 'notice'; notice: Notice }
  | { kind: 'say'; saying: Saying };

/** An effect that is rows of its own, and the run that wants it. */
export interface RunEffect {
  readonly run_id: string;
  readonly effect: Exclude<Effect, { kind: 'send' | 'transfer' | 'take_back' | 'note' | 'finish' }>;
}

/** How the person is chosen who gets a conversation. */
export interface Assignment {
  readonly run_id: string;
  readonly department_id: string;
  readonly strategy: 'least_loaded' | 'longest_idle' | 'last_agent';
}

/** What went wrong in a step of a run, to be logged. */
export interface RunFailures {
  readonly run: Pick<Run, 'id' | 'conversation_id'>;
  readonly failures: readonly Failure[];
}

/** The visits of one step of a run. */
export interface Trace {
  readonly run_id: string;
  readonly step: number;
  readonly visits: readonly FlowVisit[];
}

/** A node that a run entered (port '') or left by a port. */
export interface Passage {
  readonly flow_id: string;
  readonly node: string;
  readonly port: string;
}

/** Returns whether the conversation's run lives. */
export function hasLiveRun(turn: Turn): turn is RunTurn {
  return turn.run?.ending === null;
}

/** Makes this run, begun or changed, the conversation's newest one. */
export function withRun(turn: Turn, run: Run): RunTurn {
  const isKnown = turn.runs.some(({ id }) => id === run.id);
  const runs = isKnown ? turn.runs.map((one) => (one.id === run.id ? run : one)) : [...turn.runs, run];
  return { ...turn, run, runs };
}

/** Takes the conversation to its next state. */
export function withTransition<Given extends Turn>(turn: Given, transition: Transition): Given {
  const conversation = { ...turn.conversation, ...transition.to };
  return { ...turn, conversation, acts: [...turn.acts, { kind: 'transition', transition }] };
}

/** Adds a system message, which only people of the company see. */
export function withNotice<Given extends Turn>(
  turn: Given,
  notice: Pick<Notice, 'event' | 'message'>,
): Given {
  return { ...turn, acts: [...turn.acts, { kind: 'notice', notice: { ...notice, user_id: null } }] };
}
