import type { FlowNode } from '@prosa/contract';
import { waysOf, type Check, type Drawing } from './drawing.ts';
import { nameOf, warning } from './problem.ts';

/** Nodes that no way leads to, from the start or from a phrase said at any moment. */
export const checkReachable: Check = (drawing) => {
  const reached = reachedFrom(drawing);
  return drawing.nodes
    .filter((node) => !reached.has(node.id) && node.type !== 'start')
    .map((node) =>
      warning(node, `Ligue ${nameOf(node)} ao fluxo ou apague: nenhum caminho chega até esse passo.`),
    );
};

function reachedFrom({ nodes, byId }: Drawing): Set<string> {
  const line: FlowNode[] = nodes.filter(({ type }) => type === 'start' || type === 'global');
  const reached = new Set(line.map(({ id }) => id));
  for (const node of line) {
    for (const { target } of waysOf(node)) {
      const next = byId.get(target);
      if (!next || reached.has(target)) continue;
      reached.add(target);
      line.push(next);
    }
  }
  return reached;
}
