import { useDeferredValue, type ReactNode } from 'react';

/** Renders children after the first paint, at low priority: keys and clicks come first. */
export function DeferredRender({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
