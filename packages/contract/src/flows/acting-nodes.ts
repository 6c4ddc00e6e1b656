import { contactFieldNode } from './nodes/contact-field.ts';
import { httpNode } from './nodes/http.ts';
import { ignoreNode } from './nodes/ignore.ts';
import { notifyNode } from './nodes/notify.ts';
import { tagsNode } from './nodes/tags.ts';
import { toAgentNode } from './nodes/to-agent.ts';
import { toDepartmentNode } from './nodes/to-department.ts';
import { waitWebhookNode } from './nodes/wait-webhook.ts';

/** Nodes that act on the contact, the people of the company and the outside. */
export const actingNodes = [
  tagsNode,
  contactFieldNode,
  ignoreNode,
  toDepartmentNode,
  toAgentNode,
  notifyNode,
  httpNode,
  waitWebhookNode,
] as const;
