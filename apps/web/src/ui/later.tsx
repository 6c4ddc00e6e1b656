import { useDeferredValue, type ReactNode } from 'react';

/** Draws its children after everything around them is on screen, in slices that let keys and clicks through. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
