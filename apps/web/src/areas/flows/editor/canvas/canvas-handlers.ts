import { applyNodeChanges, type Connection, type EdgeChange, type NodeChange } from '@xyflow/react';
import type { Dispatch, SetStateAction } from 'react';
import type { EditorActions } from '../state/editor-context.ts';
import { connect } from '../model/connections.ts';
import { moveTo, type Point } from '../model/node-edits.ts';
import type { CanvasNode } from './drawing.ts';
import { startGroupDrag, type GroupDrag } from './group-drag.ts';

type Actions = Pick<EditorActions, 'dispatch' | 'getState'>;

/**
 * Handles what happens on the canvas: cards move on the screen at once, and the document follows when something was
 * done.
 */
export function canvasHandlers(editorActions: Actions, setNodes: Dispatch<SetStateAction<CanvasNode[]>>) {
  const { dispatch } = editorActions;
  const drag = dragHandlers(editorActions, setNodes);
  return {
    ...drag.handlers,
    onNodesChange: (changes: NodeChange<CanvasNode>[]) => {
      setNodes((known) => applyNodeChanges(changes, known));
      choose(editorActions, changes);
      const places = drag.isOn() ? [] : placesIn(changes);
      if (places.length > 0)
        move(editorActions, new Map(places), `arrows:${places.map(([id]) => id).join()}`);
    },
    onEdgesChange: (changes: EdgeChange[]) => choose(editorActions, changes),
    onConnect: ({ source, sourceHandle, target }: Connection) => {
      if (!sourceHandle) return;
      const outlet = { node: source, port: sourceHandle };
      dispatch({ kind: 'edit', change: (document) => connect(document, outlet, target) });
    },
  };
}

function dragHandlers(editorActions: Actions, setNodes: Dispatch<SetStateAction<CanvasNode[]>>) {
  let isDragged = false;
  let group: GroupDrag | null = null;
  const handlers = {
    onNodeDragStart: (_event: unknown, node: CanvasNode) => {
      isDragged = true;
      group = startGroupDrag(editorActions.getState().document, node);
    },
    onNodeDrag: (_event: unknown, { position }: CanvasNode) => {
      const places = group?.placesAt(position);
      if (!places) return;
      setNodes((known) =>
        known.map((node) => {
          const place = places.get(node.id);
          return place ? { ...node, position: place } : node;
        }),
      );
    },
    onNodeDragStop: (_event: unknown, { position }: CanvasNode, moved: CanvasNode[]) => {
      const inside = group?.placesAt(position) ?? [];
      isDragged = false;
      group = null;
      move(editorActions, new Map([...inside, ...moved.map((node) => [node.id, node.position] as const)]));
    },
  };
  return { handlers, isOn: () => isDragged };
}

function move({ dispatch }: Actions, places: ReadonlyMap<string, Point>, merge?: string): void {
  dispatch({
    kind: 'edit',
    change: (document) => moveTo(document, places),
    ...(merge === undefined ? {} : { merge }),
  });
}

function choose({ dispatch }: Actions, changes: readonly (NodeChange<CanvasNode> | EdgeChange)[]): void {
  const chosen = changes.filter((change) => change.type === 'select');
  if (chosen.length === 0) return;
  dispatch({
    kind: 'choose',
    on: chosen.filter(({ selected }) => selected).map(({ id }) => id),
    off: chosen.filter(({ selected }) => !selected).map(({ id }) => id),
  });
}

/**
 * Returns the places to which arrow keys moved cards. While something is resized, its changes have no end and are
 * left out.
 */
function placesIn(changes: readonly NodeChange<CanvasNode>[]): [id: string, place: Point][] {
  return changes.flatMap((change) =>
    change.type === 'position' && change.dragging === false && change.position
      ? [[change.id, change.position] as [string, Point]]
      : [],
  );
}
