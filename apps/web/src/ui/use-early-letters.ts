import { useEffect, useRef } from 'react';

/**
 * Hands on what somebody types after something (the palette, a search) was called and before its field has the focus,
 * so that no letter is lost, and none of them is taken for a key of the screen behind.
 */
export function useEarlyLetters(isOpen: boolean, onLetter: (letter: string) => void): void {
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
