import type { FlowDocument, FlowNode } from '@prosa/contract';
import { portsOf } from '@prosa/flow-engine';
import type { Outlet } from './connections.ts';

/** A node in the order in which somebody would walk through the flow. */
export interface Step {
  node: FlowNode;
  /** Counts from 1; what other steps call it. */
  number: number;
  /** How many branches deep it stands. */
  depth: number;
  /** Whether connections lead there from the start, or from a phrase that works at any time. */
  isReached: boolean;
}

/** Returns all nodes as steps: from the start along the ports, then from phrases that work at any time, then what nothing leads to. */
export function walk(document: FlowDocument): Step[] {
  const byId = new Map(document.nodes.map((node) => [node.id, node]));
  const steps: Step[] = [];
  const seen = new Set<string>();
  const visit = (from: FlowNode, isReached: boolean) => {
    const open = [{ node: from, depth: 0 }];
    while (open.length > 0) {
      const here = open.pop();
      if (!here || seen.has(here.node.id)) continue;
      seen.add(here.node.id);
      steps.push({ ...here, number: steps.length + 1, isReached });
      for (const { to, isBranch } of exitsOf(here.node).toReversed()) {
        const node = byId.get(to);
        if (node) open.push({ node, depth: here.depth + (isBranch ? 1 : 0) });
      }
    }
  };
  for (const node of document.nodes) if (node.type === 'start') visit(node, true);
  for (const node of document.nodes) if (node.type === 'global') visit(node, true);
  for (const node of document.nodes) visit(node, false);
  return steps;
}

/**
 * Returns the port where the drawing is unfinished: the only one of all reached steps that has to lead somewhere and
 * does not. Undefined where there is none, or more than one.
 */
export function onlyOpenEnd(document: FlowDocument): Outlet | undefined {
  const [end, other] = walk(document)
    .filter(({ isReached }) => isReached)
    .flatMap(({ node }) =>
      portsOf(node)
        .filter(({ id, whenOpen }) => !whenOpen && !node.next[id])
        .map(({ id }) => ({ node: node.id, port: id })),
    );
  return other ? undefined : end;
}

/** Ports for when something does not come as hoped: they branch off, and what is hoped for goes straight on. */
const asides = new Set(['skipped', 'no_match', 'timeout', 'error', 'client_error', 'failed']);

interface Exit {
  to: string;
  isBranch: boolean;
}

function exitsOf(node: FlowNode): Exit[] {
  if (node.type === 'jump') return [{ to: node.settings.target, isBranch: false }];
  const exits = portsOf(node).flatMap(({ id }) => {
    const to = node.next[id];
    return to === undefined ? [] : [{ to, isAside: asides.has(id) }];
  });
  const splits = new Set(exits.filter(({ isAside }) => !isAside).map(({ to }) => to)).size > 1;
  return exits.map(({ to, isAside }) => ({ to, isBranch: splits || isAside }));
}
