import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { bind } from '../../platform/http/binding.ts';
import { listFlows } from './queries/list-flows.ts';

export { requireFlow } from './require-flow.ts';

/** Chatbot flows: what other screens choose from. */
export const flowsArea: Area = {
  name: 'flows',
  bindings: [bind(calls.getFlows, listFlows)],
  presenters: [],
  jobs: [],
};
