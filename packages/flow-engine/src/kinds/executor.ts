import type { FlowNode } from '@prosa/contract';
import type { Outcome } from '../walk/outcome.ts';
import type { CustomerMessage, RunEvent } from '../run.ts';
import type { Value } from '../value.ts';
import type { Visit } from '../walk/visit.ts';

/** What a kind of node does. It may throw: the run then leaves by the node's error port. */
export interface Executor<Node extends FlowNode = FlowNode> {
  /** Called when the run enters the node. */
  enter: (visit: Visit<Node>) => Outcome;
  /** The customer wrote while it hears. */
  hear?: (visit: Visit<Node>, message: CustomerMessage) => Outcome;
  /** Whether the message is a valid answer here, which no phrase of a `global` node may take away. */
  claims?: (visit: Visit<Node>, message: CustomerMessage) => boolean;
  /** Whether the message is a right answer here; where it is missing, what it claims is. */
  accepts?: (visit: Visit<Node>, message: CustomerMessage) => boolean;
  /** Whether one of its options is meant, however it is said: no built-in way out takes it away. */
  means?: (visit: Visit<Node>, message: CustomerMessage) => boolean;
  /**
   * What somebody is asked for whose message has no words, as a sentence; null where such a message is heard like any
   * other.
   */
  asksFor?: (visit: Visit<Node>, message: CustomerMessage) => string | null;
  /** Called with a message that is no answer here, and may hold one: it hides what is sensitive. */
  overhear?: (visit: Visit<Node>, message: CustomerMessage) => void;
  /** Whether an emoji put on its question is an answer, to be heard as if it were written. */
  reacts?: (visit: Visit<Node>, emoji: string) => boolean;
  /** Whether a file that the customer sends is an answer by its address. */
  takesFile?: (node: Node) => boolean;
  /** Called when its time is up. */
  wake?: (visit: Visit<Node>) => Outcome;
  /** Called with the answer that it asked for. */
  receive?: (visit: Visit<Node>, result: ResultEvent) => Outcome;
  /** Called when the flow it called has ended, with the variables that flow left. */
  comeBack?: (visit: Visit<Node>, left: Record<string, Value>) => Outcome;
  /** The port by which the run leaves when something goes wrong. */
  errorPort?: string;
  /** While it waits the conversation is with people: nothing the customer writes is the bot's. */
  withPeople?: boolean;
}

export type ResultEvent = Extract<RunEvent, { kind: 'result' }>;
