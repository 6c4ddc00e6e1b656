import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './state.module.css';

interface Props {
  icon: Icon;
  title: string;
  /** What to do next, in one sentence. */
  children?: ReactNode;
  /** A button that does it. */
  action?: ReactNode;
}

/** Stands where a list has nothing to show, and says what to do next. */
export function EmptyState({ icon: Symbol, title, children, action }: Props) {
  return (
    <div className={classes.root}>
      <span className={classes.symbol}>
        <Symbol size={22} stroke={1.6} aria-hidden />
      </span>
      <p className={classes.title}>{title}</p>
      {children && <p className={classes.text}>{children}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
