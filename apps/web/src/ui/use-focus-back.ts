import { useEffect } from 'react';

/** Gives the focus back to what had it, once this goes away or is no longer wanted. */
export function useFocusBack(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isWanted]);
}
