import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice-bar.module.css';

interface Props {
  children: ReactNode;
  kind?: 'info' | 'waiting' | 'failure';
  /** A button or link at the end. */
  action?: ReactNode;
}

/** A quiet box that stays on the screen and explains something; for passing news use `notify`. */
export function NoticeBar({ children, kind = 'info', action }: Props) {
  const Symbol = kind === 'info' ? IconInfoCircle : IconAlertTriangle;
  return (
    <div
      className={classes.root}
      data-kind={kind}
      data-action={Boolean(action) || undefined}
      role={kind === 'failure' ? 'alert' : 'note'}
    >
      <Symbol size={18} stroke={1.8} aria-hidden className={classes.symbol} />
      <div className={classes.text}>{children}</div>
      {action}
    </div>
  );
}
