import { useEffect, useMemo, useState } from 'react';
import { useEditorActions } from '../state/editor-context.ts';
import { canvasHandlers } from './canvas-handlers.ts';
import { drawNodes } from './canvas-items.ts';
import type { CanvasNode, Drawing } from './drawing.ts';

/**
 * The cards on the screen, and what is done to them. The handlers never change: for each one that did, the canvas
 * would ask every card, line and port on it again.
 */
export function useCanvasEdits(drawing: Drawing) {
  const editorActions = useEditorActions();
  const [nodes, setNodes] = useState<CanvasNode[]>(() => drawNodes([], drawing));
  useEffect(() => setNodes((known) => drawNodes(known, drawing)), [drawing]);
  const handlers = useMemo(() => canvasHandlers(editorActions, setNodes), [editorActions]);
  return { ...handlers, nodes };
}
