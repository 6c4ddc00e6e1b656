import type { Flow } from '@prosa/contract';
import { emptyDocument } from '@prosa/flow-engine';
import { useMemo, useReducer, useState } from 'react';
import { useCompany, useNames } from '../data/use-company.ts';
import { useProblems } from '../data/use-problems.ts';
import { readDraftCopy } from '../draft/draft-copy.ts';
import { useDraftSaving } from '../draft/use-draft-saving.ts';
import type { Editor } from '../editor-context.ts';
import { openEditor, reduceEditor } from '../model/editor-state.ts';

/** All that the editor of a flow knows, and what it does by itself: saving and looking for problems. */
export function useEditorState(flow: Flow) {
  const [copy] = useState(() => readDraftCopy(flow._id));
  const [state, dispatch] = useReducer(reduceEditor, copy?.document ?? startOf(flow), openEditor);
  const [name, setName] = useState(copy?.name ?? flow.name);
  const [focus, setFocus] = useState<{ node: string; count: number } | null>(null);
  const draft = useMemo(() => ({ name, document: state.document }), [name, state.document]);
  const saving = useDraftSaving(flow, draft, {
    isDirty: copy !== null,
    isStale: copy !== null && copy.revision < flow.revision,
  });
  const company = useCompany();
  const names = useNames(company, state.document);
  const problems = useProblems(state.document, company);
  const editor: Editor = useMemo(
    () => ({
      flowId: flow._id,
      state,
      dispatch,
      company,
      names,
      problems,
      reveal: (node) => {
        dispatch({ kind: 'select', ids: [node] });
        setFocus((known) => ({ node, count: (known?.count ?? 0) + 1 }));
      },
    }),
    [flow._id, state, company, names, problems],
  );
  /** Brings a node into view without choosing it. */
  const lookAt = (node: string) => setFocus((known) => ({ node, count: (known?.count ?? 0) + 1 }));
  return { editor, name, setName, saving, focus, lookAt };
}

function startOf({ document }: Flow) {
  return document.nodes.length > 0 ? document : emptyDocument();
}
