import { consentNode } from './nodes/consent.ts';
import { csatNode } from './nodes/csat.ts';
import { globalNode } from './nodes/global.ts';
import { menuNode } from './nodes/menu.ts';
import { messageNode } from './nodes/message.ts';
import { questionNode } from './nodes/question.ts';
import { startNode } from './nodes/start.ts';

/** Nodes at which a run begins, and those that talk with the customer. */
export const talkingNodes = [
  startNode,
  globalNode,
  messageNode,
  menuNode,
  questionNode,
  csatNode,
  consentNode,
] as const;
