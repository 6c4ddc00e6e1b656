import type { FlowNodeType } from '@prosa/contract';
import { kinds, portsOf } from '../kinds/index.ts';
import type { Random } from './random.ts';
import { drawFlow, type Drawing } from './runs.ts';
import { createSampler } from './sampler.ts';

/**
 * Makes a flow of any nodes with any settings, connected anywhere or nowhere: wrong in every way that a shape allows.
 */
export function randomFlow(random: Random, flow_id = 'f1') {
  const types = Object.keys(kinds) as FlowNodeType[];
  const ids = Array.from({ length: 3 + random.below(15) }, (_, place) => `n${place}`);
  const sampler = createSampler(random, ids);
  const drawing: Drawing = { start: ['start', {}, { next: 'n0' }] };
  for (const id of ids) {
    const type = random.pick(types);
    drawing[id] = [type, kinds[type].sample(sampler), {}];
  }
  const flow = drawFlow(drawing, flow_id);
  for (const node of flow.document.nodes) {
    for (const { id } of portsOf(node))
      if (random.chance(0.85)) node.next[id] = random.pick([...ids, 'gone']);
  }
  return flow;
}
