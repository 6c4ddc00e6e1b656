import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { focusAfterRemoval } from '../focus/focus-after-removal.ts';

/** Keeps the focus among rows when the one that has it is taken away: for the element that the rows stand in. */
export function useRowFocus(rows: readonly unknown[] | undefined) {
  const held = useRef<{ control: HTMLElement; heir: () => HTMLElement | null } | null>(null);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { control, heir } = held.current;
    const { activeElement } = document;
    const isLost = !control.isConnected || control.matches(':disabled');
    if (isLost && (activeElement === document.body || activeElement === control)) heir()?.focus();
  }, [rows]);
  return {
    'data-rows': true,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      held.current = { control: target, heir: focusAfterRemoval(target) };
    },
    // Who goes elsewhere is not called back; what is taken away while it has the focus does not tell.
    onBlur: () => {
      held.current = null;
    },
  };
}
