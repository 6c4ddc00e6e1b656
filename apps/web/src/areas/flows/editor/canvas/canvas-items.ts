import type { FlowAnnotation, FlowNode, FlowProblem } from '@prosa/contract';
import { portsOf } from '@prosa/flow-engine';
import { Position, type NodeHandle } from '@xyflow/react';
import { connectionId } from '../model/connections.ts';
import { cardWidth, nodeSize, portTop } from '../model/layout/node-size.ts';
import { routesOf, sameRoute } from '../model/layout/routes.ts';
import { passedBy } from '../model/passed.ts';
import { summaryOf } from '../kinds/index.ts';
import { cardWords } from './cards/card-words.ts';
import type { CanvasNode, CardData, Drawing, CanvasConnection } from './drawing.ts';

/** Returns the cards and annotations of a drawing; those that stay as they were keep their identity, and with it their place on screen. */
export function drawNodes(known: readonly CanvasNode[], drawing: Drawing): CanvasNode[] {
  const before = new Map(known.map((node) => [node.id, node]));
  const chosen = new Set(drawing.selected);
  const worst = worstOf(drawing.problems);
  const drawn = [
    ...drawing.document.annotations.map((annotation) =>
      drawAnnotation(annotation, before.get(annotation.id), {
        isReadOnly: drawing.isReadOnly,
        selected: chosen.has(annotation.id),
      }),
    ),
    ...drawing.document.nodes.map((node) => {
      const data: CardData = {
        node,
        summary: summaryOf(node, drawing.names),
        problem: worst.get(node.id) ?? null,
        change: drawing.changes.get(node.id) ?? null,
        count: drawing.counts?.get(node.id) ?? null,
        isVisited: drawing.visited === node.id,
      };
      return drawCard(data, before.get(node.id), chosen.has(node.id));
    }),
  ];
  const isSame = drawn.length === known.length && drawn.every((node, index) => node === known[index]);
  return isSame ? (known as CanvasNode[]) : drawn;
}

function drawCard(data: CardData, before: CanvasNode | undefined, selected: boolean): CanvasNode {
  const { node } = data;
  const card = before?.type === 'card' ? before : undefined;
  const isSameData = card !== undefined && sameData(card.data, data);
  if (card && isSameData && card.selected === selected && samePlace(card, node)) return card;
  const size = nodeSize(node);
  return {
    ...card,
    id: node.id,
    type: 'card',
    position: node.position,
    data: isSameData ? card.data : data,
    selected,
    // What is dragged lies above what it is dragged over.
    zIndex: selected ? 1 : 0,
    ...size,
    // Known before it is drawn: hundreds of cards off the screen need not be drawn to be measured.
    measured: size,
    handles: handlesOf(node),
    ariaLabel: isSameData ? (card.ariaLabel ?? '') : cardWords(data),
    domAttributes: cardAttributes,
  };
}

/** Where connections end on a card: as in node-card.module.css. */
function handlesOf(node: FlowNode): NodeHandle[] {
  const inlet = {
    type: 'target' as const,
    id: 'in',
    position: Position.Left,
    x: -5,
    y: 15,
    width: 10,
    height: 10,
  };
  const outlets = portsOf(node).map(({ id }, index) => ({
    type: 'source' as const,
    id,
    position: Position.Right,
    x: cardWidth - 6,
    y: portTop(node, index) - 6,
    width: 12,
    height: 12,
  }));
  return node.type === 'start' || node.type === 'global' ? outlets : [inlet, ...outlets];
}

/** The arrow keys lead from card to card, Tab to one of them only: see `withEntry`. */
const cardAttributes = { tabIndex: -1, 'aria-roledescription': 'passo' };
const entryAttributes = { ...cardAttributes, tabIndex: 0 };
const annotationAttributes = { 'aria-roledescription': 'anotação' };

/** Returns the same nodes, one card of which Tab leads to. */
export function withEntry(nodes: CanvasNode[], entry: string | null): CanvasNode[] {
  return nodes.map((node) => (node.id === entry ? { ...node, domAttributes: entryAttributes } : node));
}

function drawAnnotation(
  annotation: FlowAnnotation,
  before: CanvasNode | undefined,
  { isReadOnly, selected }: { isReadOnly: boolean; selected: boolean },
): CanvasNode {
  const known = before?.type === 'card' ? undefined : before;
  if (known?.data.annotation === annotation && known.selected === selected) return known;
  return {
    ...known,
    id: annotation.id,
    type: annotation.kind === 'group' ? 'frame' : 'note',
    position: annotation.position,
    data: { annotation, isReadOnly },
    selected,
    ...annotation.size,
    zIndex: annotation.kind === 'group' ? -1 : 0,
    ariaLabel: annotation.kind === 'group' ? `Grupo ${annotation.text}`.trim() : 'Comentário',
    domAttributes: annotationAttributes,
  };
}

/** Returns the connections of a drawing, with how many runs took each; those that stay as they were keep their identity. */
export function drawConnections(before: readonly CanvasConnection[], drawing: Drawing): CanvasConnection[] {
  const known = new Map(before.map((connection) => [connection.id, connection]));
  const drawn = connectionsOf(drawing).map((connection) => {
    const same = known.get(connection.id);
    const isSame =
      same?.target === connection.target &&
      same.selected === connection.selected &&
      same.ariaLabel === connection.ariaLabel &&
      same.data?.passed?.count === connection.data?.passed?.count &&
      same.data?.passed?.percent === connection.data?.passed?.percent &&
      sameRoute(same.data?.route, connection.data?.route);
    return isSame ? same : connection;
  });
  const isSame =
    drawn.length === before.length && drawn.every((connection, index) => connection === before[index]);
  return isSame ? (before as CanvasConnection[]) : drawn;
}

function connectionsOf({ document, selected, counts }: Drawing): CanvasConnection[] {
  const chosen = new Set(selected);
  const known = new Map(document.nodes.map((node) => [node.id, node]));
  const routes = routesOf(document);
  return document.nodes.flatMap((node) =>
    portsOf(node).flatMap(({ id: port, label }) => {
      const target = known.get(node.next[port] ?? '');
      if (!target) return [];
      const id = connectionId({ node: node.id, port });
      const passed = counts && passedBy(counts.get(node.id), port);
      return [
        {
          id,
          source: node.id,
          sourceHandle: port,
          target: target.id,
          targetHandle: 'in',
          type: 'connection' as const,
          selected: chosen.has(id),
          ariaLabel: `Conexão: ${label}`,
          data: { passed, route: routes.get(id) },
        },
      ];
    }),
  );
}

function worstOf(problems: readonly FlowProblem[]): Map<string, FlowProblem['severity']> {
  const worst = new Map<string, FlowProblem['severity']>();
  for (const { node, severity } of problems) {
    if (node !== null && worst.get(node) !== 'error') worst.set(node, severity);
  }
  return worst;
}

function samePlace({ position }: CanvasNode, node: FlowNode): boolean {
  return position.x === node.position.x && position.y === node.position.y;
}

function sameData(one: CardData, other: CardData): boolean {
  return (
    one.node === other.node &&
    one.summary === other.summary &&
    one.problem === other.problem &&
    one.change === other.change &&
    one.count === other.count &&
    one.isVisited === other.isVisited
  );
}
