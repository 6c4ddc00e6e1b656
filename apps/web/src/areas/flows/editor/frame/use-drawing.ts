import type { Flow, FlowDocument } from '@prosa/contract';
import { compareDocuments, emptyDocument } from '@prosa/flow-engine';
import { useMemo } from 'react';
import type { Change, Drawing } from '../canvas/drawing.ts';
import type { Editor } from '../state/editor-context.ts';
import type { EditorView } from '../state/use-editor-view.ts';
import { useFlowCounts } from './use-flow-counts.ts';

const noChanges: ReadonlyMap<string, Change> = new Map();

/** Returns what the canvas draws: the document, and what is switched on over it. */
export function useDrawing({
  editor,
  settled: document,
  view,
  flow,
}: {
  editor: Editor;
  settled: FlowDocument;
  view: EditorView;
  flow: Flow;
}): Drawing {
  const { state, names, problems } = editor;
  const { selected } = state;
  const counted = useFlowCounts(flow._id, view).data;
  const counts = useMemo(
    () => (view.showsCounts && counted ? new Map(counted.map((count) => [count.node, count])) : null),
    [view.showsCounts, counted],
  );
  const changes = useMemo(
    () => (view.showsChanges ? changesSince(view.publishedNow ?? flow.published, document) : noChanges),
    [view.showsChanges, view.publishedNow, flow.published, document],
  );
  return useMemo(
    () => ({
      document,
      selected,
      names,
      problems,
      changes,
      counts,
      visited: view.visited,
      isReadOnly: false,
    }),
    [document, selected, names, problems, changes, counts, view.visited],
  );
}

/** Returns which nodes are new or different since a version. */
export function changesSince(
  published: FlowDocument | null,
  document: FlowDocument,
): ReadonlyMap<string, Change> {
  const { added, changed } = compareDocuments(published ?? emptyDocument(), document);
  return new Map<string, Change>([
    ...added.map((node) => [node.id, 'added'] as const),
    ...changed.map(({ node }) => [node.id, 'changed'] as const),
  ]);
}
