import { useReactFlow } from '@xyflow/react';
import { useEditorActions } from '../../state/editor-context.ts';
import { openingView } from '../canvas-settings.ts';

/**
 * Returns what lays the drawing out and then shows all of it, or the start of one that would be too small to be read; a
 * drawing changed meanwhile stays as it is.
 */
export function useArrange(): () => void {
  const { dispatch, getState } = useEditorActions();
  const { fitView, setViewport } = useReactFlow();
  const arrange = async () => {
    const { layOut } = await import('../../model/layout/layout.ts');
    const drawn = getState().document;
    const laid = await layOut(drawn);
    dispatch({ kind: 'edit', change: (known) => (known === drawn ? laid : known) });
    // The cards are drawn at their new places before the next frame.
    requestAnimationFrame(() => {
      const { fitViewOptions, defaultViewport } = openingView(laid);
      if (defaultViewport) void setViewport(defaultViewport, { duration: 120 });
      else void fitView({ ...fitViewOptions, duration: 120 });
    });
  };
  return () => void arrange();
}
