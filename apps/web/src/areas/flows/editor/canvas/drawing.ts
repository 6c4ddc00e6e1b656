import type { FlowAnnotation, FlowDocument, FlowNode, FlowNodeCount, FlowProblem } from '@prosa/contract';
import type { Edge, Node } from '@xyflow/react';
import type { Names } from '../kinds/kind.ts';
import type { Passed } from '../model/passed.ts';
import type { Route } from '../model/layout/routes.ts';

/** How a node differs from the published flow. */
export type Change = 'added' | 'changed';

/** The data of a card, which renders again only when one of these changes. */
export interface CardData extends Record<string, unknown> {
  node: FlowNode;
  summary: string;
  /** The worst problem. */
  problem: FlowProblem['severity'] | null;
  change: Change | null;
  count: FlowNodeCount | null;
  /** The simulator is here. */
  isVisited: boolean;
}

export type CardNode = Node<CardData, 'card'>;
export type AnnotationNode = Node<{ annotation: FlowAnnotation; isReadOnly: boolean }, 'note' | 'frame'>;
export type CanvasNode = CardNode | AnnotationNode;

/** The document and all else that the canvas draws. */
export interface Drawing {
  document: FlowDocument;
  selected: readonly string[];
  names: Names;
  problems: readonly FlowProblem[];
  changes: ReadonlyMap<string, Change>;
  counts: ReadonlyMap<string, FlowNodeCount> | null;
  visited: string | null;
  isReadOnly: boolean;
}

export type CanvasConnection = Edge<{ passed: Passed | null; route: Route | undefined }, 'connection'>;
