import type { FlowNode } from '@prosa/contract';
import type { Outcome } from '../outcome.ts';
import type { CustomerMessage, RunEvent, Value } from '../run.ts';
import type { Visit } from '../visit.ts';

/** How a kind of node works. It may throw: the walk makes the node's error port of it. */
export interface Executor<Node extends FlowNode = FlowNode> {
  /** The run comes to the node. */
  enter: (visit: Visit<Node>) => Outcome;
  /** The customer wrote while it hears. */
  hear?: (visit: Visit<Node>, message: CustomerMessage) => Outcome;
  /** Whether the message is a valid answer here, which no phrase of a `global` node may take away. */
  claims?: (visit: Visit<Node>, message: CustomerMessage) => boolean;
  /** Whether an emoji put on its question is an answer, to be heard as if it were written. */
  reacts?: (visit: Visit<Node>, emoji: string) => boolean;
  /** Whether a file that the customer sends is an answer by its address. */
  takesFile?: (node: Node) => boolean;
  /** Its time is up. */
  wake?: (visit: Visit<Node>) => Outcome;
  /** What it asked for came. */
  receive?: (visit: Visit<Node>, result: ResultEvent) => Outcome;
  /** The flow it called is through; these are the variables it left. */
  comeBack?: (visit: Visit<Node>, left: Record<string, Value>) => Outcome;
  /** The port of everything that goes wrong. */
  errorPort?: string;
  /** While it waits the conversation is with people: nothing the customer writes is the bot's. */
  withPeople?: boolean;
}

export type ResultEvent = Extract<RunEvent, { kind: 'result' }>;
