import { useReactFlow } from '@xyflow/react';
import type { RefObject } from 'react';
import { useEditorActions } from '../../state/editor-context.ts';
import { addAnnotation, freePlace, newGroup, newNote } from '../../model/annotations.ts';
import { newId } from '../../model/new-id.ts';
import type { Point } from '../../model/node-edits.ts';
import type { Drawing } from '../drawing.ts';
import { snapped } from '../grid.ts';

/** Adds comments and groups, and finds the middle of the visible canvas. */
export function useNewAnnotations(
  frame: RefObject<HTMLElement | null>,
  { document: flow, selected }: Drawing,
) {
  const { dispatch } = useEditorActions();
  const { screenToFlowPosition } = useReactFlow();
  const middle = (): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return snapped(screenToFlowPosition({ x: box.x + box.width / 2 - 120, y: box.y + box.height / 3 }));
  };
  const add = (annotation: Parameters<typeof addAnnotation>[1]) =>
    dispatch({ kind: 'edit', change: (known) => addAnnotation(known, annotation), select: [annotation.id] });
  const group = newGroup(flow, 'group', selected);
  return {
    middle,
    addNote: () => add(newNote(newId(), freePlace(flow, middle()))),
    /** Null where nothing is chosen that could be grouped. */
    addGroup: group && (() => add({ ...group, id: newId() })),
  };
}
