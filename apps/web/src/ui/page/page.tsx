import type { ReactNode } from 'react';
import classes from './page.module.css';

interface Props {
  children: ReactNode;
  /** `form` for forms and settings, `wide` for tables, `full` for screens that fill the window themselves. */
  width?: 'form' | 'wide' | 'full';
}

/** The scrolling area of a screen, with its margins. */
export function Page({ children, width = 'wide' }: Props) {
  return (
    <div className={classes.scroll} data-width={width}>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
