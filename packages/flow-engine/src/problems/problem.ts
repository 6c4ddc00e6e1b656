import { nodeTitles, type FlowNode, type FlowProblem } from '@prosa/contract';

/** What a node is called in a message. */
export function nameOf(node: FlowNode): string {
  return `“${node.label || nodeTitles[node.type]}”`;
}

/** A problem that keeps a flow from being published. */
export function error(node: FlowNode | null, message: string): FlowProblem {
  return { node: node?.id ?? null, severity: 'error', message };
}

/** A problem that one may live with. */
export function warning(node: FlowNode | null, message: string): FlowProblem {
  return { node: node?.id ?? null, severity: 'warning', message };
}
