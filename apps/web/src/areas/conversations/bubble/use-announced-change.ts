import { useEffect, useRef } from 'react';
import { announce } from '../../../ui/feedback/live-region.tsx';

/** Announces a value to screen readers when it changes on the screen; `words` of null keep it silent. */
export function useAnnouncedChange(value: string | null, words: string | null): void {
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    if (words !== null) announce(words);
  }, [value, words]);
}
