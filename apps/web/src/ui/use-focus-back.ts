import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it, once this goes away or is no longer wanted; not where it went on elsewhere. Wanted as
 * long as something is busy, its button has it again afterwards.
 */
export function useFocusBack(isWanted = true): void {
  const opener = useRef<HTMLElement | null>(null);
  // A button that is busy loses it with the next frame.
  useLayoutEffect(() => {
    if (isWanted) opener.current = lastingOpener(document.activeElement);
  }, [isWanted]);
  useEffect(() => {
    if (!isWanted) return undefined;
    return () => {
      if (opener.current?.isConnected && isLoose(document.activeElement)) opener.current.focus();
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
