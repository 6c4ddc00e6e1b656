import { useEffect, useRef } from 'react';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';

/** Puts the focus into a panel when it opens, and back where it was when it closes. */
export function usePanelFocus(isWanted: boolean) {
  const panel = useRef<HTMLElement>(null);
  useFocusBack(isWanted);
  useEffect(() => {
    if (isWanted) panel.current?.focus();
  }, [isWanted]);
  return panel;
}
