import type { FlowProblem } from '@prosa/contract';
import { createContext, use, type Dispatch } from 'react';
import type { Company } from './data/use-company.ts';
import type { EditorAction, EditorState } from './model/editor-state.ts';
import type { Names } from './model/summary.ts';

/** What every part of the editor may look at. */
export interface Editor {
  flowId: string;
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  company: Company;
  names: Names;
  problems: readonly FlowProblem[];
  /** Chooses a node and brings it into view. */
  reveal: (node: string) => void;
}

/** Provided by the editor's frame. */
export const EditorContext = createContext<Editor | null>(null);

/** The editor around this component. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor outside of the editor');
  return editor;
}
