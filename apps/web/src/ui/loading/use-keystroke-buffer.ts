import { useEffect, useRef } from 'react';

/**
 * Passes on what is typed between opening something (the palette, a search) and the moment its field has the focus, so
 * that no letter is lost or taken for a shortcut of the screen behind.
 */
export function useKeystrokeBuffer(isOpen: boolean, onLetter: (letter: string) => void): void {
  const latest = useRef(onLetter);
  useEffect(() => {
    latest.current = onLetter;
  });
  useEffect(() => {
    if (!isOpen) return;
    const keep = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isInside = event.target instanceof Element && event.target.closest('[role="dialog"]');
      if (!isLetter || isInside) return;
      event.preventDefault();
      latest.current(event.key);
    };
    document.addEventListener('keydown', keep, { capture: true });
    return () => document.removeEventListener('keydown', keep, { capture: true });
  }, [isOpen]);
}
