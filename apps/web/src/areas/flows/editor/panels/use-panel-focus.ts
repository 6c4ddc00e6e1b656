import { useEffect, useRef } from 'react';
import { useFocusBack } from '../../../../ui/focus/use-focus-back.ts';

interface Wish {
  /** The panel takes the focus when it opens, and gives it back where it was when it closes. */
  takesFocus: boolean;
  /** Its first field takes the focus now. */
  isAsked: boolean;
  onAsked: () => void;
  /** Escape was pressed in it. */
  onLeave: () => void;
}

/** Puts the focus into a panel as it is wished for, and hears Escape in it. */
export function usePanelFocus({ takesFocus, isAsked, onAsked, onLeave }: Wish) {
  const panel = useRef<HTMLElement>(null);
  useFocusBack(takesFocus);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!isAsked) return;
    panel.current?.querySelector<HTMLElement>(fields)?.focus();
    onAsked();
  }, [isAsked, onAsked]);
  useEffect(() => {
    const element = panel.current;
    const listen = (event: KeyboardEvent) => {
      if (isEscape(event)) onLeave();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [onLeave]);
  return panel;
}

const fields = '[data-fields] :is(input:not([type="hidden"]), textarea, [contenteditable])';

/** Not where Escape closes a list of choices. */
function isEscape({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return false;
  return target.closest('[aria-expanded="true"]') === null;
}
