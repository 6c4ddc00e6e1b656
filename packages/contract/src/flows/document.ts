import { z } from 'zod';
import { text } from '../shapes.ts';
import { partId } from './node-shape.ts';
import { conditionNode } from './nodes/condition.ts';
import { consentNode } from './nodes/consent.ts';
import { contactFieldNode } from './nodes/contact-field.ts';
import { csatNode } from './nodes/csat.ts';
import { endNode } from './nodes/end.ts';
import { globalNode } from './nodes/global.ts';
import { hoursNode } from './nodes/hours.ts';
import { httpNode } from './nodes/http.ts';
import { ignoreNode } from './nodes/ignore.ts';
import { jumpNode } from './nodes/jump.ts';
import { menuNode } from './nodes/menu.ts';
import { messageNode } from './nodes/message.ts';
import { notifyNode } from './nodes/notify.ts';
import { questionNode } from './nodes/question.ts';
import { returnNode } from './nodes/return.ts';
import { setNode } from './nodes/set.ts';
import { splitNode } from './nodes/split.ts';
import { startNode } from './nodes/start.ts';
import { subflowNode } from './nodes/subflow.ts';
import { tagsNode } from './nodes/tags.ts';
import { toAgentNode } from './nodes/to-agent.ts';
import { toDepartmentNode } from './nodes/to-department.ts';
import { waitReplyNode } from './nodes/wait-reply.ts';
import { waitWebhookNode } from './nodes/wait-webhook.ts';
import { waitNode } from './nodes/wait.ts';

export const flowNode = z.discriminatedUnion('type', [
  startNode,
  globalNode,
  messageNode,
  menuNode,
  questionNode,
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
  tagsNode,
  contactFieldNode,
  consentNode,
  ignoreNode,
  toDepartmentNode,
  toAgentNode,
  notifyNode,
  csatNode,
  httpNode,
  waitWebhookNode,
]);

/** A paper slip on the canvas, or a frame around nodes. */
export const flowAnnotation = z.object({
  id: partId,
  kind: z.enum(['note', 'group']),
  text: text(2000).default(''),
  position: z.object({ x: z.number(), y: z.number() }),
  size: z.object({ width: z.number().min(40).max(10_000), height: z.number().min(40).max(10_000) }),
});

/** A drawn flow. `format` grows when the shape changes; older documents are migrated when they are read. */
export const flowDocument = z.object({
  format: z.literal(1),
  nodes: z.array(flowNode).max(500),
  annotations: z.array(flowAnnotation).max(200).default([]),
});

export type FlowNode = z.infer<typeof flowNode>;
export type FlowNodeType = FlowNode['type'];
export type FlowNodeOf<Type extends FlowNodeType> = Extract<FlowNode, { type: Type }>;
export type FlowAnnotation = z.infer<typeof flowAnnotation>;
export type FlowDocument = z.infer<typeof flowDocument>;
