import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { focusAfterRemoval } from '../focus/focus-after-removal.ts';

/**
 * Moves the focus to a neighbouring row when the focused one is removed. Spread the result onto the element around
 * the rows.
 */
export function useRowFocus(rows: readonly unknown[] | undefined) {
  const held = useRef<{ control: HTMLElement; next: () => HTMLElement | null } | null>(null);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { control, next } = held.current;
    const { activeElement } = document;
    const isLost = !control.isConnected || control.matches(':disabled');
    if (isLost && (activeElement === document.body || activeElement === control)) next()?.focus();
  }, [rows]);
  return {
    'data-rows': true,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      held.current = { control: target, next: focusAfterRemoval(target) };
    },
    // A person who moves on is not called back; an element that is removed while focused fires no blur.
    onBlur: () => {
      held.current = null;
    },
  };
}
