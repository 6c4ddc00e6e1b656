import type { Comparison, FlowNode } from '@prosa/contract';
import { kindOf } from '../kinds/index.ts';
import type { Texts } from '../kinds/kind.ts';

/** All texts of a node in which variables are filled in. */
export function templatesOf(node: FlowNode): string[] {
  const { templates = [], comparisons = [] } = textsOf(node);
  return [...templates, ...comparisons.flatMap(({ left, right }) => [left, right])];
}

/** The comparisons of a node. */
export function comparisonsOf(node: FlowNode): Comparison[] {
  return textsOf(node).comparisons ?? [];
}

/** The expressions of a node. */
export function expressionsOf(node: FlowNode): string[] {
  return textsOf(node).expressions ?? [];
}

/** Where variables stand in a node. */
export function textsOf(node: FlowNode): Texts {
  return kindOf(node).texts(node.settings);
}
