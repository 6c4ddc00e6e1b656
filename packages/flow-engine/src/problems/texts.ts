import type { Comparison, FlowNode } from '@prosa/contract';
import { kindOf } from '../kinds/index.ts';
import type { Texts } from '../kinds/kind.ts';

/** Returns all texts of a node in which variables are filled in. */
export function templatesOf(node: FlowNode): string[] {
  const { templates = [], comparisons = [] } = textsOf(node);
  return [...templates, ...comparisons.flatMap(({ left, right }) => [left, right])];
}

/** Returns the comparisons of a node. */
export function comparisonsOf(node: FlowNode): Comparison[] {
  return textsOf(node).comparisons ?? [];
}

/** Returns the expressions of a node. */
export function expressionsOf(node: FlowNode): string[] {
  return textsOf(node).expressions ?? [];
}

/** Returns all texts of a node that may name variables. */
export function textsOf(node: FlowNode): Texts {
  return kindOf(node).texts(node.settings);
}
