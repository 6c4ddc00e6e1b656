import { useCallback } from 'react';
import type { EditorActions } from '../state/editor-context.ts';
import type { EditorView } from '../state/use-editor-view.ts';

/** Returns how the settings of a step are opened from elsewhere, and closed. */
export function usePanelMoves(
  { dispatch, getState, reveal, focusCard }: EditorActions,
  { mode, editing, isPhone, show }: EditorView,
) {
  const close = useCallback(() => {
    show({ editing: null });
    // In the list the step that was edited is opened again, and takes the focus, when another was added from here.
    dispatch({ kind: 'select', ids: mode === 'list' && editing ? [editing] : [] });
  }, [dispatch, show, mode, editing]);
  const leave = useCallback(() => {
    const [chosen] = getState().selected;
    close();
    if (mode === 'canvas' && chosen) focusCard(chosen);
  }, [close, getState, focusCard, mode]);
  const showNode = useCallback(
    (node: string) => {
      reveal(node);
      show(isPhone ? { editing: null, side: null } : { editing: node });
    },
    [reveal, show, isPhone],
  );
  return { close, leave, showNode };
}
