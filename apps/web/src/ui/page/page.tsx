import type { ReactNode } from 'react';
import classes from './page.module.css';

interface Props {
  children: ReactNode;
  /** `form` for forms and settings, `wide` for tables, `full` for screens that fill the window themselves. */
  width?: 'form' | 'wide' | 'full';
  /** Names the area where nothing on the page can be pressed: it takes the focus, so that the keyboard scrolls it. */
  label?: string;
}

/** The scrolling area of a screen, with its margins. */
export function Page({ children, width = 'wide', label }: Props) {
  const focused = label === undefined ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 };
  return (
    <div className={classes.scroll} data-width={width} {...focused}>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
