import { nodeTitles, type FlowNodeType } from '@prosa/contract';
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
import { onlyOpenEnd } from './model/walk.ts';
import { placeBehind, placeNear } from './model/layout/place-card.ts';

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
      const made = newNode(type, { id, position: { x: 0, y: 0 }, document, makeId: newId });
      const free = () => (near ? placeNear(document, made, near) : placeBehind(document, made, behind?.node));
      const node = { ...made, position: at ?? free() };
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
 * Returns the port that a new step is most likely meant to follow: the chosen step's first unconnected one or, where
 * none is chosen, the only one that has to lead somewhere.
 */
export function looseEnd({ document, selected }: EditorState): Outlet | undefined {
  const chosen = document.nodes.find(({ id }) => selected.length === 1 && id === selected[0]);
  if (!chosen) return onlyOpenEnd(document);
  const port = portsOf(chosen).find(({ id }) => !chosen.next[id]);
  return port && { node: chosen.id, port: port.id };
}
