import type { RefObject } from 'react';
import { useShortcut } from '../../../../../ui/keys/use-shortcut.ts';
import { useEditorActions } from '../../state/editor-context.ts';
import { nextCard, type Direction } from '../../model/layout/next-card.ts';
import { useNodeEdits } from '../../use-node-edits.ts';
import { focusedCard } from '../cards/focused-card.ts';

const nearby: readonly Direction[] = ['left', 'up', 'right', 'down'];

/**
 * Binds Delete and Backspace to removing what is chosen, or else the focused card; the focus goes to the card beside
 * it. On a button of a panel they do nothing: a step would be gone by mistake.
 */
export function useDeleteKeys(frame: RefObject<HTMLElement | null>) {
  const { getState, focusCard } = useEditorActions();
  const { remove } = useNodeEdits();
  const erase = () => {
    const { document: flow, selected } = getState();
    const card = focusedCard(document.activeElement);
    const ids = selected.length > 0 || !card ? selected : [card];
    const kept = flow.nodes.filter(({ id, type }) => type === 'start' || !ids.includes(id));
    const here = flow.nodes.find(({ id }) => id === card && !kept.some((node) => node.id === id));
    const next = here && nearby.map((to) => nextCard([here, ...kept], here.id, to)).find(Boolean);
    if (next) focusCard(next);
    if (ids.length > 0) remove(ids);
  };
  const options = {
    when: () =>
      document.activeElement === document.body || Boolean(frame.current?.contains(document.activeElement)),
  };
  useShortcut('delete', erase, options);
  useShortcut('backspace', erase, options);
}
