import type { Dispatch } from 'react';
import { useShortcut } from '../../../../ui/keys/use-shortcut.ts';
import type { EditorAction } from '../model/editor-state.ts';

/** Binds Ctrl+Z to undo; Ctrl+Y, or Ctrl+Shift+Z, to redo. In a field the keys belong to its text. */
export function useHistoryKeys(dispatch: Dispatch<EditorAction>) {
  useShortcut('mod+shift+z', () => dispatch({ kind: 'redo' }));
  useShortcut('mod+y', () => dispatch({ kind: 'redo' }));
  useShortcut('mod+z', () => dispatch({ kind: 'undo' }));
}
