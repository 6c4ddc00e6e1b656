import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusAfterRemoval } from './focus-after-removal.ts';

/**
 * Gives the focus back to what had it, once this goes away or is no longer wanted; not where it went on elsewhere. Wanted as
 * long as something is busy, its button has it again afterwards. When its row was taken away, the next one has it.
 */
export function useFocusBack(isWanted = true): void {
  const opener = useRef<HTMLElement | null>(null);
  const heir = useRef<(() => HTMLElement | null) | null>(null);
  useLayoutEffect(() => {
    if (!isWanted) return;
    opener.current = lastingOpener(focusedElement());
    heir.current = opener.current && focusAfterRemoval(opener.current);
  }, [isWanted]);
  useEffect(() => {
    if (!isWanted) return undefined;
    return () => {
      if (!isLoose(document.activeElement)) return;
      const back = opener.current?.isConnected ? opener.current : heir.current?.();
      back?.focus();
    };
  }, [isWanted]);
}

let lastBlurred: Element | null = null;

if (typeof document !== 'undefined') {
  const remember = ({ target }: FocusEvent) => (lastBlurred = target instanceof Element ? target : null);
  document.addEventListener('focusout', remember, true);
}

/** Some browsers take the focus from a button in the moment in which it is busy, others with the next frame. */
function focusedElement(): Element | null {
  const { activeElement } = document;
  const isGone = activeElement === null || activeElement === document.body;
  return isGone && lastBlurred?.matches(':disabled') ? lastBlurred : activeElement;
}

/** An entry of a menu goes away with it: then the button that opened the menu. */
function lastingOpener(element: Element | null): HTMLElement | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : element;
  return opener instanceof HTMLElement ? opener : null;
}

/** Returns whether the focused element is gone, hidden, or about to go. */
function isLoose(element: Element | null): boolean {
  if (element === null || element === document.body) return true;
  return element.closest('[aria-modal="true"], [hidden]') !== null;
}
