import type { FlowNode, FlowNodeOf, FlowNodeType } from '@prosa/contract';
import { condition } from './condition.ts';
import { contactField } from './contact-field.ts';
import { end } from './end.ts';
import type { Executor } from './executor.ts';
import { global } from './global.ts';
import { hours } from './hours.ts';
import { http } from './http.ts';
import { ignore } from './ignore.ts';
import { jump } from './jump.ts';
import { notify } from './notify.ts';
import { returnToCaller } from './return.ts';
import { set } from './set.ts';
import { split } from './split.ts';
import { start } from './start.ts';
import { subflow } from './subflow.ts';
import { tags } from './tags.ts';
import { talking } from './talking.ts';
import { toAgent } from './to-agent.ts';
import { toDepartment } from './to-department.ts';
import { wait } from './wait.ts';
import { waitWebhook } from './wait-webhook.ts';

const executors: { [Type in FlowNodeType]: Executor<FlowNodeOf<Type>> } = {
  ...talking,
  condition,
  contactField,
  end,
  global,
  hours,
  http,
  ignore,
  jump,
  notify,
  return: returnToCaller,
  set,
  split,
  start,
  subflow,
  tags,
  toAgent,
  toDepartment,
  waitWebhook,
  wait,
};

/** How a node works. */
export function executorOf(node: FlowNode): Executor {
  // Each is only ever handed visits of its own kind of node.
  return executors[node.type] as unknown as Executor;
}
