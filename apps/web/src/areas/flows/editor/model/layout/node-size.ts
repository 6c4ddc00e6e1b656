import type { FlowNode } from '@prosa/contract';
import { portsOf } from '@prosa/flow-engine';

/** Measures of a node's card, in pixels; node-card.module.css draws the same. */
export const cardWidth = 248;
const head = 42;
const summary = 44;
const portRow = 26;
const foot = 8;

/**
 * Returns the size of a node's card on the canvas. It follows from the content, so it is known before the card is
 * rendered.
 */
export function nodeSize(node: FlowNode): { width: number; height: number } {
  const ports = portsOf(node).length;
  return {
    width: cardWidth,
    height: head + (hasSummary(node) ? summary : 0) + ports * portRow + (ports > 0 ? foot : 0),
  };
}

/** Returns whether a card has lines about its content. */
export function hasSummary(node: FlowNode): boolean {
  return node.type === 'start' ? node.settings.way_out : node.type !== 'return';
}

/** Returns where a port leaves the card, from its top. */
export function portTop(node: FlowNode, index: number): number {
  return head + (hasSummary(node) ? summary : 0) + index * portRow + portRow / 2;
}

/** Where a connection reaches a card, from its top. */
export const inTop = 20;
