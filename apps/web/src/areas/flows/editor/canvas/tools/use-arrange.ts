import { useReactFlow } from '@xyflow/react';
import { useEditorActions } from '../../state/editor-context.ts';
import { wholeView } from '../grid.ts';

/** Returns what lays the drawing out and then shows all of it; a drawing changed meanwhile stays as it is. */
export function useArrange(): () => void {
  const { dispatch, getState } = useEditorActions();
  const { fitView } = useReactFlow();
  const arrange = async () => {
    const { layOut } = await import('../../model/layout/layout.ts');
    const drawn = getState().document;
    const laid = await layOut(drawn);
    dispatch({ kind: 'edit', change: (known) => (known === drawn ? laid : known) });
    // The cards are drawn at their new places before the next frame.
    requestAnimationFrame(() => void fitView({ ...wholeView(drawn.nodes.length), duration: 120 }));
  };
  return () => void arrange();
}
