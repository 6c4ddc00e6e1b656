import type { ReactNode } from 'react';
import { useFirstSteps } from '../use-first-steps.ts';

/** Renders its children while the company is led through its first steps. */
export function WhileLed({ children }: { children: ReactNode }) {
  return useFirstSteps()?.is_over === false && children;
}
