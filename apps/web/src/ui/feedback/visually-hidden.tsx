import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** Content for screen readers only; a plain element, because every message has some. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
