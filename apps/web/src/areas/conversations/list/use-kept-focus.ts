import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isTyping } from '../../../ui/keys/use-shortcut.ts';

/**
 * Keeps the focus on its row while live events reorder the list, because the browser drops it when a row moves. Returns
 * a function that gives the focus to a row once it is rendered.
 */
export function useKeptFocus(scroller: RefObject<HTMLDivElement | null>): (id: string) => void {
  const wanted = useRef<string | null>(null);
  const held = useRef<string | null>(null);

  useLayoutEffect(() => {
    const box = scroller.current;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    const id = wanted.current ?? (isLost ? held.current : null);
    if (box && id && focusIn(box, id)) wanted.current = null;
  });

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const note = ({ target }: FocusEvent) => {
      held.current = target instanceof HTMLElement ? (target.dataset['row'] ?? null) : null;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !box.contains(relatedTarget)) held.current = null;
    };
    /** A click outside of the list also leaves it, even where nothing takes the focus. */
    const release = ({ target }: Event) => {
      if (!(target instanceof Node) || !box.contains(target)) held.current = null;
    };
    box.addEventListener('focusin', note);
    box.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', release);
    return () => {
      box.removeEventListener('focusin', note);
      box.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', release);
    };
  }, [scroller]);

  return (id) => {
    wanted.current = id;
    if (scroller.current && focusIn(scroller.current, id)) wanted.current = null;
  };
}

function focusIn(box: HTMLElement, id: string): boolean {
  const row = box.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  // A person who is typing by now is not interrupted.
  if (!isTyping(document.activeElement)) row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}
