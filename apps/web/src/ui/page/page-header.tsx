import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface Props {
  /** One line on what this screen is for; the screen's title stands in the top bar. */
  description?: ReactNode;
  /** Search and filters, left. */
  children?: ReactNode;
  /** Buttons, right; the main one last. */
  actions?: ReactNode;
}

/** The line above a screen's content: description, search and actions. */
export function PageHeader({ description, children, actions }: Props) {
  return (
    <header className={classes.root} data-short={!children || undefined}>
      {description && <p className={classes.description}>{description}</p>}
      {(children || actions) && (
        <div className={classes.tools}>
          {children && <div className={classes.filters}>{children}</div>}
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
    </header>
  );
}
