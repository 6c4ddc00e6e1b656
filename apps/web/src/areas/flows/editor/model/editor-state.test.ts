import { describe, expect, test } from 'vitest';
import { openEditor, reduceEditor, undoLimit, type EditorAction, type EditorState } from './editor-state.ts';
import { addNode, replaceNode } from './node-edits.ts';
import { drawing, node } from './testing/drawings.ts';

const start = node('start', 'start');
const open = () => openEditor(drawing(start));
const run = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(reduceEditor, state);
const adding = (id: string): EditorAction => ({
  kind: 'edit',
  change: (document) => addNode(document, node('message', id)),
  select: [id],
});
const naming = (label: string): EditorAction => ({
  kind: 'edit',
  change: (document) => replaceNode(document, node('start', 'start', { label })),
  merge: 'start:label',
});
const ids = ({ document }: EditorState) => document.nodes.map(({ id }) => id);

describe('the way back', () => {
  test('an edit can be taken back and done again, with what was chosen still there', () => {
    const edited = run(open(), adding('a'), adding('b'));
    expect(edited.selected).toEqual(['b']);
    const back = run(edited, { kind: 'undo' });
    expect([ids(back), back.selected]).toEqual([['start', 'a'], []]);
    expect(ids(run(back, { kind: 'redo' }))).toEqual(['start', 'a', 'b']);
  });

  test('typing leaves the list of what is chosen as it is, so that the canvas is not drawn again', () => {
    const chosen = run(open(), adding('a'), { kind: 'select', ids: ['start'] });
    expect(run(chosen, naming('O'), naming('Oi')).selected).toBe(chosen.selected);
    const gone = drawing(node('message', 'b'));
    expect(run(chosen, { kind: 'edit', change: () => gone }).selected).toEqual([]);
  });

  test('a new edit forgets what was taken back', () => {
    const state = run(open(), adding('a'), { kind: 'undo' }, adding('b'), { kind: 'redo' });
    expect(ids(state)).toEqual(['start', 'b']);
  });

  test('typing is one edit, until something else happens', () => {
    const typed = run(open(), naming('O'), naming('Oi'), { kind: 'select', ids: ['start'] }, naming('Oi!'));
    expect(typed.past).toHaveLength(2);
    expect(run(typed, { kind: 'undo' }).document.nodes[0]?.label).toBe('Oi');
    expect(run(typed, { kind: 'undo' }, { kind: 'undo' }).document.nodes[0]?.label).toBe('');
  });

  test(`it goes back ${undoLimit} edits and no further`, () => {
    const many = Array.from({ length: undoLimit + 20 }, (_, index) => adding(`n${index}`));
    expect(run(open(), ...many).past).toHaveLength(undoLimit);
  });

  test('nodes and connections are chosen and let go by themselves', () => {
    const chosen = run(
      open(),
      { kind: 'choose', on: ['start', 'start>next'], off: [] },
      { kind: 'choose', on: ['a'], off: ['start'] },
    );
    expect(chosen.selected).toEqual(['start>next', 'a']);
  });

  test('what changes nothing leaves no trace', () => {
    const state = open();
    expect(run(state, { kind: 'edit', change: (document) => document })).toBe(state);
    expect(run(state, { kind: 'undo' })).toBe(state);
    expect(run(state, { kind: 'redo' })).toBe(state);
    expect(run(state, { kind: 'select', ids: [] })).toBe(state);
  });
});
