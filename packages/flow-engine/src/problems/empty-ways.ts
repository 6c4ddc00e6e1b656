import type { FlowNode } from '@prosa/contract';
import { kindOf, variablesSetBy } from '../kinds/index.ts';
import { fold } from '../words/fold.ts';
import { waysOf, type Drawing } from './drawing.ts';

/** The step that tells a way on which a variable stays empty, and the port by which that way leaves it. */
export interface EmptyWay {
  from: FlowNode;
  port: string;
}

/**
 * Returns the nodes that a run can come to without a value in a variable, and for each what tells one such way: the
 * last step that would have given the value by another port, or else the last one with more ways out than one.
 */
export function emptyWaysTo(drawing: Drawing, name: string): Map<string, EmptyWay> {
  const search: Search = { drawing, name, ways: new Map(), line: [] };
  for (const node of drawing.nodes) {
    if (node.type === 'start' || isHeardAnywhere(node)) arrive(search, node, { from: node, port: 'next' });
    if (clears(node, name)) leave(search, node, null);
  }
  for (const node of search.line) {
    leave(search, node, search.ways.get(node.id) ?? null);
    if (kindOf(node).executor.hear) hearPhrases(search);
  }
  return search.ways;
}

interface Search {
  drawing: Drawing;
  /** Folded. */
  name: string;
  ways: Map<string, EmptyWay>;
  line: FlowNode[];
}

function arrive({ ways, line }: Search, node: FlowNode, way: EmptyWay): void {
  if (ways.has(node.id)) return;
  ways.set(node.id, way);
  line.push(node);
}

/** Follows the ways out of a node on which the variable is still empty. */
function leave(search: Search, node: FlowNode, before: EmptyWay | null): void {
  const { name, drawing } = search;
  const ways = waysOf(node);
  const sets = variablesSetBy(node).some((set) => fold(set) === name);
  for (const { port, target } of ways) {
    const next = drawing.byId.get(target);
    if (!next || gives(node, port.id, name)) continue;
    const isTelling = sets || before === null || (ways.length > 1 && !tells(before, name));
    arrive(search, next, isTelling ? { from: node, port: port.id } : before);
  }
}

function gives(node: FlowNode, port: string, name: string): boolean {
  // What a flow that shares its variables sets cannot be seen from here.
  if (node.type === 'subflow' && node.settings.share_variables && port === 'next') return true;
  return (
    kindOf(node)
      .gives?.(node.settings, port)
      .some((given) => fold(given) === name) ?? false
  );
}

function clears(node: FlowNode, name: string): boolean {
  return (
    kindOf(node)
      .clears?.(node.settings)
      .some((cleared) => fold(cleared) === name) ?? false
  );
}

/** Whether a way is told by a step that sets the variable by another port. */
function tells({ from }: EmptyWay, name: string): boolean {
  return variablesSetBy(from).some((set) => fold(set) === name) || clears(from, name);
}

/** A phrase that holds in every flow may be said before this one has asked anything. */
function isHeardAnywhere(node: FlowNode): boolean {
  return node.type === 'global' && node.settings.scope === 'all';
}

function hearPhrases(search: Search): void {
  for (const node of search.drawing.nodes)
    if (node.type === 'global') arrive(search, node, { from: node, port: 'next' });
}
