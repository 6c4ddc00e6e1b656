import { useCallback, useMemo, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useEditorActions, type EditorActions } from '../../state/editor-context.ts';
import { nextCard, type Direction } from '../../model/layout/next-card.ts';
import { withEntry } from '../canvas-items.ts';
import type { CanvasNode } from '../drawing.ts';
import { focusedCard } from '../cards/focused-card.ts';
import { useDeleteKeys } from './use-delete-keys.ts';
import { useSelectAll } from './use-select-all.ts';

/**
 * Handles the cards by keyboard: Tab leads to one of them, the arrows from there to the others. The canvas itself
 * moves a chosen card with the arrows.
 */
export function useCardKeys(frame: RefObject<HTMLElement | null>, nodes: CanvasNode[]) {
  const editorActions = useEditorActions();
  useDeleteKeys(frame);
  useSelectAll();
  const [last, setLast] = useState<string | null>(null);
  const entry = nodes.some(({ id }) => id === last) ? last : startOf(nodes);
  const handlers = useMemo(
    () => ({
      onKeyDownCapture: cardKeys(editorActions),
      onFocusCapture: ({ target }: FocusEvent) => {
        const card = focusedCard(target);
        if (card) setLast(card);
      },
    }),
    [editorActions],
  );
  // Where the drawing was moved away from that card, Tab leads to one that is on the screen.
  const keepEntry = useCallback(() => {
    const card = frame.current?.querySelector(`.react-flow__node-card[data-id="${CSS.escape(entry ?? '')}"]`);
    if (!card)
      setLast(frame.current?.querySelector('.react-flow__node-card')?.getAttribute('data-id') ?? null);
  }, [frame, entry]);
  return { nodes: useMemo(() => withEntry(nodes, entry), [nodes, entry]), keepEntry, handlers };
}

function startOf(nodes: readonly CanvasNode[]): string | null {
  return nodes.find(({ type, data }) => type === 'card' && data.node.type === 'start')?.id ?? null;
}

const directions: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

function cardKeys({ getState, dispatch, openPanel, focusCard }: EditorActions) {
  const actionOf = (key: string, card: string): (() => void) | null => {
    if (key === 'Enter') return () => openPanel(card);
    if (key === 'Escape') return () => dispatch({ kind: 'select', ids: [] });
    const direction = directions[key];
    const { document, selected } = getState();
    if (!direction || selected.includes(card)) return null;
    const next = nextCard(document.nodes, card, direction);
    return () => next && focusCard(next);
  };
  return (event: KeyboardEvent) => {
    const card = focusedCard(event.target);
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionOf(event.key, card);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}
