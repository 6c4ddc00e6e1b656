import type { FlowDocument } from '@prosa/contract';

/** The number of edits that can be taken back. */
export const undoLimit = 100;

/** The state of the editor: the drawing, what is chosen in it, and the history for undo and redo. */
export interface EditorState {
  document: FlowDocument;
  /** Ids of nodes, annotations and connections. */
  selected: readonly string[];
  past: readonly FlowDocument[];
  future: readonly FlowDocument[];
  /** Edits with this same mark belong to the one before: typing a text is one edit. */
  merging: string | null;
}

/** The actions on the state. `change` is pure and returns the document it got when there is nothing to do. */
export type EditorAction =
  | {
      kind: 'edit';
      change: (document: FlowDocument) => FlowDocument;
      select?: readonly string[];
      merge?: string;
    }
  | { kind: 'select'; ids: readonly string[] }
  /** Some more are chosen, others no longer. */
  | { kind: 'choose'; on: readonly string[]; off: readonly string[] }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** Another document in its place, with nothing to take back. */
  | { kind: 'load'; document: FlowDocument };

/** Returns the state of an editor that was just opened. */
export function openEditor(document: FlowDocument): EditorState {
  return { document, selected: [], past: [], future: [], merging: null };
}

/** Returns the state after an action. */
export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case 'choose': {
      const { on, off } = action;
      const kept = state.selected.filter((id) => !off.includes(id) && !on.includes(id));
      return reduceEditor(state, { kind: 'select', ids: [...kept, ...on] });
    }
    case 'edit':
      return edit(state, action);
    case 'select':
      return isSame(state.selected, action.ids) ? state : { ...state, selected: action.ids, merging: null };
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'load':
      return openEditor(action.document);
  }
}

function edit(state: EditorState, action: EditorAction & { kind: 'edit' }): EditorState {
  const document = action.change(state.document);
  const selected = action.select ?? state.selected;
  if (document === state.document) return isSame(selected, state.selected) ? state : { ...state, selected };
  const goesOn = action.merge !== undefined && action.merge === state.merging;
  return {
    document,
    selected: thereIn(document, selected),
    past: goesOn ? state.past : [...state.past, state.document].slice(-undoLimit),
    future: [],
    merging: action.merge ?? null,
  };
}

function undo(state: EditorState): EditorState {
  const document = state.past.at(-1);
  if (!document) return state;
  return {
    document,
    selected: thereIn(document, state.selected),
    past: state.past.slice(0, -1),
    future: [state.document, ...state.future],
    merging: null,
  };
}

function redo(state: EditorState): EditorState {
  const [document, ...future] = state.future;
  if (!document) return state;
  return {
    document,
    selected: thereIn(document, state.selected),
    past: [...state.past, state.document],
    future,
    merging: null,
  };
}

/**
 * Returns the chosen ids that are in the document; the same list when all are, because a new one would draw the canvas
 * again at each letter. A connection goes with its node, so it counts as there as long as that is.
 */
function thereIn({ nodes, annotations }: FlowDocument, ids: readonly string[]): readonly string[] {
  const known = new Set([...nodes, ...annotations].map(({ id }) => id));
  const there = ids.filter((id) => known.has(id.split('>')[0] ?? ''));
  return isSame(there, ids) ? ids : there;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => other[index] === id);
}
