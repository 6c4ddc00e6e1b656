import { useEffect, useMemo, useState } from 'react';
import { useEditorActions } from '../state/editor-context.ts';
import { canvasHandlers } from './canvas-handlers.ts';
import { drawNodes } from './canvas-items.ts';
import type { CanvasNode, Drawing } from './drawing.ts';

/**
 * Returns the cards on the screen and the handlers of the canvas. The handlers never change: each new one would make
 * the canvas visit every card, connection and port.
 */
export function useCanvasEdits(drawing: Drawing) {
  const editorActions = useEditorActions();
  const [nodes, setNodes] = useState<CanvasNode[]>(() => drawNodes([], drawing));
  useEffect(() => setNodes((known) => drawNodes(known, drawing)), [drawing]);
  const handlers = useMemo(() => canvasHandlers(editorActions, setNodes), [editorActions]);
  return { ...handlers, nodes };
}
