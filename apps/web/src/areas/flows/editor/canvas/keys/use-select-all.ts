import { useShortcut } from '../../../../../ui/keys/use-shortcut.ts';
import { announce } from '../../../../../ui/feedback/live-region.tsx';
import { useEditorActions } from '../../state/editor-context.ts';

/** Binds Ctrl+A to choosing all steps, to be moved, copied or deleted together. */
export function useSelectAll() {
  const { getState, dispatch } = useEditorActions();
  useShortcut('mod+a', () => {
    const ids = getState().document.nodes.map(({ id }) => id);
    dispatch({ kind: 'select', ids });
    announce(ids.length === 1 ? '1 passo escolhido' : `${ids.length} passos escolhidos`);
  });
}
