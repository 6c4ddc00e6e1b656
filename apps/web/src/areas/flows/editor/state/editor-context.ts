import type { FlowProblem } from '@prosa/contract';
import { createContext, use, type Dispatch } from 'react';
import type { Step } from '../model/walk.ts';
import type { Company } from './use-company.ts';
import type { EditorAction, EditorState } from '../model/editor-state.ts';
import type { Names } from '../kinds/kind.ts';

/** What every part of the editor may look at. */
export interface Editor {
  flowId: string;
  state: EditorState;
  company: Company;
  names: Names;
  problems: readonly FlowProblem[];
  /** Nothing was drawn yet, and nobody wanted to publish it: problems are not spoken of. */
  isBlank: boolean;
  /** The steps in walking order. */
  steps: readonly Step[];
  /** The variables that steps give a value to, as they were when typing last paused. */
  variables: readonly string[];
}

/** The actions of the editor; the object never changes, so that nothing renders again because of it. */
export interface EditorActions {
  dispatch: Dispatch<EditorAction>;
  /** The state as it is now, for what happens later than the drawing. */
  getState: () => EditorState;
  /** Chooses a node and brings it into view; its card may take the focus. */
  reveal: (node: string, options?: { takesFocus: boolean }) => void;
  /** Brings a node into view without choosing it. */
  lookAt: (node: string) => void;
  /** Puts the focus on a node's card. */
  focusCard: (node: string) => void;
  /** Chooses a node and puts the focus into its settings. */
  openPanel: (node: string) => void;
  /** Opens how the flow starts; the dialog stays where drawing and list take each other's place. */
  openTrigger: () => void;
}

/** A node that the canvas is to show; each count again. */
export interface Focus {
  node: string;
  count: number;
  /** So near that it can be read. */
  isNear: boolean;
  /** Its card takes the keyboard's focus. */
  takesFocus: boolean;
}

/** Provided by the editor's frame. */
export const EditorContext = createContext<Editor | null>(null);

/** Returns the editor around this component. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor outside of the editor');
  return editor;
}

/** Provided by the editor's frame. */
export const EditorActionsContext = createContext<EditorActions | null>(null);

/** Returns what may be done in the editor around this component. */
export function useEditorActions(): EditorActions {
  const editorActions = use(EditorActionsContext);
  if (!editorActions) throw new Error('useEditorActions outside of the editor');
  return editorActions;
}
