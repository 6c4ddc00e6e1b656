import {
  applyNodeChanges,
  type Connection,
  type Edge,
  type EdgeChange,
  type NodeChange,
  type OnNodeDrag,
} from '@xyflow/react';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import { nodesInGroup } from '../model/annotations.ts';
import { connect } from '../model/edges.ts';
import type { EditorAction } from '../model/editor-state.ts';
import { moveTo, removeItems, type Point } from '../model/node-edits.ts';
import { drawNodes, type CanvasNode, type Drawing } from './canvas-items.ts';

/** The cards on the screen, which move at once, and the edits that follow when something was done. */
export function useCanvasEdits(drawing: Drawing, dispatch: Dispatch<EditorAction>) {
  const [nodes, setNodes] = useState<CanvasNode[]>(() => drawNodes([], drawing));
  useEffect(() => setNodes((known) => drawNodes(known, drawing)), [drawing]);
  const drag = useGroupDrag(drawing, setNodes);
  const isDragged = useRef(false);

  const move = (places: ReadonlyMap<string, Point>, merge?: string) =>
    dispatch({
      kind: 'edit',
      change: (document) => moveTo(document, places),
      ...(merge === undefined ? {} : { merge }),
    });
  const select = (changes: readonly (NodeChange<CanvasNode> | EdgeChange)[]) => {
    const chosen = changes.filter((change) => change.type === 'select');
    dispatch({
      kind: 'choose',
      on: chosen.filter(({ selected }) => selected).map(({ id }) => id),
      off: chosen.filter(({ selected }) => !selected).map(({ id }) => id),
    });
  };
  return {
    nodes,
    onNodesChange: (changes: NodeChange<CanvasNode>[]) => {
      // What is gone goes through the document, or it could not come back.
      const drawn = changes.filter(({ type }) => type !== 'remove');
      setNodes((known) => applyNodeChanges(drawn, known));
      if (changes.some(({ type }) => type === 'select')) select(changes);
      const places = isDragged.current ? [] : placesIn(changes);
      if (places.length > 0) move(new Map(places), `arrows:${places.map(([id]) => id).join()}`);
    },
    onEdgesChange: (changes: EdgeChange[]) => {
      if (changes.some(({ type }) => type === 'select')) select(changes);
    },
    onBeforeDelete: async ({ nodes: gone, edges }: { nodes: CanvasNode[]; edges: Edge[] }) => {
      const ids = [...gone, ...edges].map(({ id }) => id);
      dispatch({ kind: 'edit', change: (document) => removeItems(document, ids), select: [] });
      return false;
    },
    onConnect: ({ source, sourceHandle, target }: Connection) => {
      if (!sourceHandle) return;
      dispatch({
        kind: 'edit',
        change: (document) => connect(document, { node: source, port: sourceHandle }, target),
      });
    },
    onNodeDragStart: ((event, node) => {
      isDragged.current = true;
      drag.start(event, node);
    }) satisfies OnNodeDrag<CanvasNode>,
    onNodeDrag: drag.move,
    onNodeDragStop: ((_event, _node, moved) => {
      isDragged.current = false;
      const places = new Map<string, Point>(moved.map(({ id, position }) => [id, position]));
      for (const [id, place] of drag.stop()) if (!places.has(id)) places.set(id, place);
      move(places);
    }) satisfies OnNodeDrag<CanvasNode>,
  };
}

/** Where the arrow keys put what is chosen; while something is resized, its place comes without an end. */
function placesIn(changes: readonly NodeChange<CanvasNode>[]): [id: string, place: Point][] {
  return changes.flatMap((change) =>
    change.type === 'position' && change.dragging === false && change.position
      ? [[change.id, change.position] as [string, Point]]
      : [],
  );
}

interface GroupDrag {
  from: Point;
  /** Where the nodes in it stood. */
  inside: ReadonlyMap<string, Point>;
  now: ReadonlyMap<string, Point>;
}

/** Nodes in a frame move with it. */
function useGroupDrag({ document }: Drawing, setNodes: Dispatch<(known: CanvasNode[]) => CanvasNode[]>) {
  const drag = useRef<GroupDrag | null>(null);
  return {
    start: ((_event, { id, type, position }) => {
      drag.current = null;
      const group = document.annotations.find((annotation) => annotation.id === id);
      if (type !== 'frame' || !group) return;
      const inside = new Set(nodesInGroup(document, group));
      const places = document.nodes
        .filter((node) => inside.has(node.id))
        .map((node) => [node.id, node.position] as const);
      drag.current = { from: { ...position }, inside: new Map(places), now: new Map() };
    }) satisfies OnNodeDrag<CanvasNode>,
    move: ((_event, { position }) => {
      const { current } = drag;
      if (!current) return;
      const shift = { x: position.x - current.from.x, y: position.y - current.from.y };
      const now = new Map(
        Array.from(current.inside, ([id, { x, y }]) => [id, { x: x + shift.x, y: y + shift.y }] as const),
      );
      drag.current = { ...current, now };
      setNodes((known) =>
        known.map((node) => {
          const place = now.get(node.id);
          return place ? { ...node, position: place } : node;
        }),
      );
    }) satisfies OnNodeDrag<CanvasNode>,
    stop: (): ReadonlyMap<string, Point> => {
      const places = drag.current?.now ?? new Map<string, Point>();
      drag.current = null;
      return places;
    },
  };
}
