import type { FlowNode, FlowNodeType } from '@prosa/contract';
import * as all from './all.ts';
import type { Executor } from './executor.ts';
import type { Kind } from './kind.ts';
import type { Port } from './parts/ports.ts';

/** Every kind of node, by its name in the contract: a missing or incomplete one does not compile. */
export const kinds: { [Type in FlowNodeType]: Kind<Type> } = { ...all };

/** Returns the kind of a node. */
export function kindOf(node: FlowNode): Kind<FlowNodeType> {
  // Each is only ever handed nodes and settings of its own.
  return kinds[node.type] as unknown as Kind<FlowNodeType>;
}

/** Returns what runs a node. */
export function executorOf(node: FlowNode): Executor {
  return kindOf(node).executor;
}

/** Returns the ports of a node, in the order in which they are drawn; those of settings that are off are left out. */
export function portsOf(node: FlowNode): Port[] {
  return kindOf(node).ports(node.settings);
}

/**
 * Returns the variables that a node sets; those that are kept beyond the run by the names under which they are read:
 * `contato.plano`.
 */
export function variablesSetBy(node: FlowNode): string[] {
  return kindOf(node).sets(node.settings);
}
