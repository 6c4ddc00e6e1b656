import type { FlowDocument, FlowNode } from '@prosa/contract';
import { portsOf } from '@prosa/flow-engine';

/** A node in the order in which somebody would walk through the flow. */
export interface Step {
  node: FlowNode;
  /** Counts from 1; what other steps call it. */
  number: number;
  /** How many branches deep it stands. */
  depth: number;
  /** Whether a way leads there from the start, or from a phrase that works at any time. */
  isReached: boolean;
}

/** All nodes: from the start along the ways out, then from phrases that work at any time, then what nothing leads to. */
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
      const targets = targetsOf(here.node).flatMap((id) => byId.get(id) ?? []);
      const depth = here.depth + (targets.length > 1 ? 1 : 0);
      for (const node of targets.toReversed()) open.push({ node, depth });
    }
  };
  for (const node of document.nodes) if (node.type === 'start') visit(node, true);
  for (const node of document.nodes) if (node.type === 'global') visit(node, true);
  for (const node of document.nodes) visit(node, false);
  return steps;
}

function targetsOf(node: FlowNode): string[] {
  const targets = portsOf(node).flatMap(({ id }) => node.next[id] ?? []);
  return node.type === 'jump' && node.settings.target ? [...targets, node.settings.target] : targets;
}
