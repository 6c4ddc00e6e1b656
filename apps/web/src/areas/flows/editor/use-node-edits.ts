import { nodeTitles, type FlowDocument, type FlowNodeType } from '@prosa/contract';
import { portsOf } from '@prosa/flow-engine';
import { useMemo } from 'react';
import { announce } from '../../../ui/feedback/live-region.tsx';
import { useEditorActions, type EditorActions } from './state/editor-context.ts';
import { align, alignable, type Alignment } from './model/layout/align.ts';
import { copyItems, pasteClip, type Clip } from './model/clipboard.ts';
import type { Outlet } from './model/connections.ts';
import type { EditorState } from './model/editor-state.ts';
import { newId } from './model/new-id.ts';
import { newNode } from './kinds/new-node.ts';
import { addNode, moveTo, removeItems, type Point } from './model/node-edits.ts';
import { nodeSize } from './model/layout/node-size.ts';

/** Returns the edits of nodes that canvas, list and panel share; each is announced. */
export function useNodeEdits() {
  const editorActions = useEditorActions();
  return useMemo(() => nodeEdits(editorActions), [editorActions]);
}

function nodeEdits({ dispatch, getState }: EditorActions) {
  const paste = (clip: Clip, at?: Point) => {
    if (clip.nodes.length + clip.annotations.length === 0) return;
    const pasted = pasteClip(getState().document, clip, { makeId: newId, at });
    dispatch({ kind: 'edit', change: () => pasted.document, select: pasted.ids });
  };
  return {
    paste,
    /** Adds a node behind a port, at a place, or where it stands free near one; answers its id. */
    add(type: FlowNodeType, { behind, at, near }: Adding = {}): string {
      const { document } = getState();
      const id = newId();
      const position =
        at ?? (near ? { x: near.x, y: freeHeight(document, near.x, near.y) } : placeBehind(document, behind));
      const node = newNode(type, { id, position, document, makeId: newId });
      dispatch({ kind: 'edit', change: (known) => addNode(known, node, behind), select: [id] });
      announce(`${nodeTitles[type]} adicionado`);
      return id;
    },
    remove(ids: readonly string[]): void {
      dispatch({ kind: 'edit', change: (known) => removeItems(known, ids), select: [] });
      announce('Apagado');
    },
    align(ids: readonly string[], how: Alignment): void {
      dispatch({ kind: 'edit', change: (known) => moveTo(known, align(alignable(known, ids), how)) });
      announce(how === 'across' || how === 'down' ? 'Distribuído' : 'Alinhado');
    },
    duplicate(ids: readonly string[]): void {
      paste(copyItems(getState().document, ids));
      announce('Duplicado');
    },
  };
}

interface Adding {
  behind?: Outlet | undefined;
  at?: Point | undefined;
  near?: Point | undefined;
}

/**
 * Returns the port that a new step is most likely meant to follow: the chosen step's first unconnected one, or the
 * start's.
 */
export function looseEnd({ document, selected }: EditorState): Outlet | undefined {
  const [only] = document.nodes;
  const chosen = document.nodes.find(({ id }) => selected.length === 1 && id === selected[0]);
  const from = chosen ?? (document.nodes.length === 1 ? only : undefined);
  const port = from && portsOf(from).find(({ id }) => !from.next[id]);
  return from && port ? { node: from.id, port: port.id } : undefined;
}

const gap = 96;

/** To the right of where it comes from, or of the last node, beside what stands there already. */
function placeBehind(document: FlowDocument, behind: Outlet | undefined): Point {
  const from = document.nodes.find(({ id }) => id === behind?.node) ?? document.nodes.at(-1);
  if (!from) return { x: 0, y: 0 };
  const x = from.position.x + nodeSize(from).width + gap;
  return { x, y: freeHeight(document, x, from.position.y) };
}

function freeHeight(document: FlowDocument, x: number, y: number): number {
  const inTheWay = document.nodes.find((node) => {
    const { width, height } = nodeSize(node);
    const { position } = node;
    return Math.abs(position.x - x) < width && y > position.y - height && y < position.y + height + 16;
  });
  return inTheWay ? freeHeight(document, x, inTheWay.position.y + nodeSize(inTheWay).height + 24) : y;
}
