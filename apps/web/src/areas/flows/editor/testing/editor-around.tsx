import type { FlowDocument, Media } from '@prosa/contract';
import { useMemo, useReducer, useRef, useEffect, type ReactNode } from 'react';
import { openEditor, reduceEditor } from '../model/editor-state.ts';
import { variablesSet } from '../model/variables.ts';
import { walk } from '../model/walk.ts';
import {
  EditorActionsContext,
  EditorContext,
  type Editor,
  type EditorActions,
} from '../state/editor-context.ts';

interface Props {
  document: FlowDocument;
  medias?: Media[];
  children: (editor: Editor) => ReactNode;
}

const nothing = () => undefined;
const noNames = { tags: new Map(), departments: new Map(), users: new Map(), flows: new Map() };

/** Puts the editor's state and actions around what a test renders; nothing is saved, nothing is checked. */
export function EditorAround({ document, medias = [], children }: Props) {
  const [state, dispatch] = useReducer(reduceEditor, document, openEditor);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const editor: Editor = useMemo(
    () => ({
      flowId: 'flow',
      state,
      company: {
        self: 'flow',
        tags: [],
        departments: [],
        users: [],
        flows: [],
        medias,
        secrets: [],
        numbers: [],
        called: [],
      },
      names: { ...noNames, nodes: new Map() },
      problems: [],
      isBlank: false,
      steps: walk(state.document),
      variables: variablesSet(state.document),
    }),
    [state, medias],
  );
  const actions: EditorActions = useMemo(
    () => ({
      dispatch,
      getState: () => latest.current,
      reveal: nothing,
      lookAt: nothing,
      focusCard: nothing,
      openPanel: nothing,
      openTrigger: nothing,
    }),
    [],
  );
  return (
    <EditorActionsContext value={actions}>
      <EditorContext value={editor}>{children(editor)}</EditorContext>
    </EditorActionsContext>
  );
}
