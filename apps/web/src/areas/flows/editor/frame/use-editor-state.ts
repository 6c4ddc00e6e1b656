import type { Flow } from '@prosa/contract';
import { emptyDocument } from '@prosa/flow-engine';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState, type Dispatch } from 'react';
import { useCompany, useNames } from '../state/use-company.ts';
import { useProblems } from '../problems/use-problems.ts';
import { unsavedCopy } from '../../draft/draft-copy.ts';
import { useDraftSaving } from '../../draft/use-draft-saving.ts';
import type { Editor, EditorActions, Focus } from '../state/editor-context.ts';
import { openEditor, reduceEditor, type EditorAction, type EditorState } from '../model/editor-state.ts';
import { variablesSet } from '../model/variables.ts';
import { walk } from '../model/walk.ts';
import type { EditorView } from '../state/use-editor-view.ts';
import { useSettled } from './use-settled.ts';

/** Holds the state of a flow's editor, and runs what needs nobody: saving and looking for problems. */
export function useEditorState(flow: Flow, { wasTried, setDialog }: EditorView) {
  const [copy] = useState(() => unsavedCopy(flow));
  const [state, dispatch] = useReducer(reduceEditor, copy?.document ?? startOf(flow), openEditor);
  const [name, setName] = useState(copy?.name ?? flow.name);
  const draft = useMemo(() => ({ name, document: state.document }), [name, state.document]);
  const saving = useDraftSaving(flow, draft, copy?.revision ?? null);
  const settled = useSettled(state);
  const company = useCompany({ flow_id: flow._id, document: settled });
  const names = useNames(company, settled);
  const { problems, isBlank } = useProblems(settled, company, wasTried);
  const steps = useMemo(() => walk(settled), [settled]);
  const variables = useMemo(() => variablesSet(settled), [settled]);
  const editor: Editor = useMemo(
    () => ({ flowId: flow._id, state, company, names, problems, isBlank, steps, variables }),
    [flow._id, state, company, names, problems, isBlank, steps, variables],
  );
  return { editor, settled, name, setName, saving, ...useEditorActionsOf(state, { dispatch, setDialog }) };
}

interface Changes extends Pick<EditorView, 'setDialog'> {
  dispatch: Dispatch<EditorAction>;
}

function useEditorActionsOf(state: EditorState, { dispatch, setDialog }: Changes) {
  const [focus, setFocus] = useState<Focus | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const editorActions: EditorActions = useMemo(() => {
    const show = (node: string, how: Pick<Focus, 'isNear' | 'takesFocus'>) =>
      setFocus((known) => ({ node, count: (known?.count ?? 0) + 1, ...how }));
    const select = (node: string) => dispatch({ kind: 'select', ids: [node] });
    return {
      dispatch,
      getState: () => latest.current,
      reveal: (node, { takesFocus } = { takesFocus: false }) => {
        select(node);
        show(node, { isNear: true, takesFocus });
      },
      lookAt: (node) => show(node, { isNear: true, takesFocus: false }),
      focusCard: (node) => show(node, { isNear: false, takesFocus: true }),
      openPanel: (node) => {
        select(node);
        setAsked(node);
      },
      openTrigger: () => setDialog('trigger'),
    };
  }, [dispatch, setDialog]);
  const onAsked = useCallback(() => setAsked(null), []);
  return { editorActions, focus, asked, onAsked };
}

function startOf({ document }: Flow) {
  return document.nodes.length > 0 ? document : emptyDocument();
}
