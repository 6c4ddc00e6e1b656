import type { ReactNode } from 'react';
import { readableText } from './readable-text.ts';
import classes from './tag-chip.module.css';

interface Props {
  children: ReactNode;
  /** Background as `#rrggbb`, as the customer chose it. */
  color: string;
}

/** A small label in the customer's own colour; its text is dark or white, whichever reads better. */
export function TagChip({ children, color }: Props) {
  return (
    <span className={classes.root} style={{ backgroundColor: color, color: readableText(color) }}>
      {children}
    </span>
  );
}
