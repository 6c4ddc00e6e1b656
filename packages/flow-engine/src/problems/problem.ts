import { nodeTitles, type FlowNode, type FlowProblem } from '@prosa/contract';

/** Returns a node's name in problem messages. */
export function nameOf(node: FlowNode): string {
  return `“${node.label || nodeTitles[node.type]}”`;
}

/** Returns a problem that keeps a flow from being published. */
export function error(node: FlowNode | null, message: string): FlowProblem {
  return { node: node?.id ?? null, severity: 'error', message };
}

/** Returns a problem that does not keep a flow from being published. */
export function warning(node: FlowNode | null, message: string): FlowProblem {
  return { node: node?.id ?? null, severity: 'warning', message };
}
