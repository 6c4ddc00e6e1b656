import { useEffect, useRef } from 'react';
import { announce } from '../../../ui/feedback/live-region.tsx';

/** Tells screen readers of what changed while it is on the screen; words of null leave it unsaid. */
export function useAnnouncedChange(value: string | null, words: string | null): void {
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    if (words !== null) announce(words);
  }, [value, words]);
}
