import { conditionNode } from './nodes/condition.ts';
import { endNode } from './nodes/end.ts';
import { hoursNode } from './nodes/hours.ts';
import { jumpNode } from './nodes/jump.ts';
import { returnNode } from './nodes/return.ts';
import { setNode } from './nodes/set.ts';
import { splitNode } from './nodes/split.ts';
import { subflowNode } from './nodes/subflow.ts';
import { waitNode } from './nodes/wait.ts';
import { waitReplyNode } from './nodes/wait-reply.ts';

/** Nodes that lead a run: they choose, calculate, wait and call. */
export const decidingNodes = [
  conditionNode,
  hoursNode,
  splitNode,
  setNode,
  waitNode,
  waitReplyNode,
  jumpNode,
  subflowNode,
  returnNode,
  endNode,
] as const;
