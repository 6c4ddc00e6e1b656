import { useEffect, useRef } from 'react';

/** Puts the focus into a panel when it opens, and back where it was when it closes. */
export function usePanelFocus(isWanted: boolean) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isWanted]);
  return panel;
}
