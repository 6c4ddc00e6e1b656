import type { FlowNode } from '@prosa/contract';
import { kindOf } from '../kinds/index.ts';
import { waysOf, type Check, type Drawing } from './drawing.ts';
import { error, nameOf } from './problem.ts';

/** Circles in which nothing is waited for: they would run until they are stopped. One problem per circle. */
export const checkCycles: Check = (drawing) => {
  const state = new Map<string, 'open' | 'done'>();
  const closing = new Map<string, FlowNode>();
  for (const node of drawing.nodes) visit(node, { drawing, state, closing });
  return [...closing.values()].map((node) =>
    error(
      node,
      `Ponha uma pergunta, um menu ou uma espera no caminho que volta a ${nameOf(node)}: assim ele gira sem parar.`,
    ),
  );
};

interface Search {
  drawing: Drawing;
  state: Map<string, 'open' | 'done'>;
  /** The nodes at which a circle closes. */
  closing: Map<string, FlowNode>;
}

/** Depth first, with a list of its own instead of calls: five hundred nodes may follow each other. */
function visit(from: FlowNode, { drawing, state, closing }: Search): void {
  if (state.has(from.id)) return;
  const path = [{ node: from, ways: goingOn(from, drawing) }];
  state.set(from.id, 'open');
  while (path.length > 0) {
    const top = path.at(-1);
    const next = top?.ways.pop();
    if (!top || next === undefined) {
      if (top) state.set(top.node.id, 'done');
      path.pop();
      continue;
    }
    if (state.get(next.id) === 'open') closing.set(next.id, next);
    if (state.has(next.id)) continue;
    state.set(next.id, 'open');
    path.push({ node: next, ways: goingOn(next, drawing) });
  }
}

/** The nodes that come at once after one. */
function goingOn(node: FlowNode, { byId }: Drawing): FlowNode[] {
  if (kindOf(node).pauses(node.settings)) return [];
  return waysOf(node).flatMap(({ port, target }) => {
    const next = byId.get(target);
    return next && !port.isLate ? [next] : [];
  });
}
