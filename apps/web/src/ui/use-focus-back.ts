import { useEffect, useLayoutEffect, useRef } from 'react';
import { heirOf } from './row-heir.ts';

/**
 * Gives the focus back to what had it, once this goes away or is no longer wanted; not where it went on elsewhere. Wanted as
 * long as something is busy, its button has it again afterwards. When its row was taken away, the next one has it.
 */
export function useFocusBack(isWanted = true): void {
  const opener = useRef<HTMLElement | null>(null);
  const heir = useRef<(() => HTMLElement | null) | null>(null);
  // A button that is busy loses it with the next frame.
  useLayoutEffect(() => {
    if (!isWanted) return;
    opener.current = lastingOpener(document.activeElement);
    heir.current = opener.current && heirOf(opener.current);
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

/** An entry of a menu goes away with it: then the button that opened the menu. */
function lastingOpener(element: Element | null): HTMLElement | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : element;
  return opener instanceof HTMLElement ? opener : null;
}

/** What had it is gone, hidden, or about to go. */
function isLoose(element: Element | null): boolean {
  if (element === null || element === document.body) return true;
  return element.closest('[aria-modal="true"], [hidden]') !== null;
}
