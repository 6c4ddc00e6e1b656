import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './banner.module.css';

interface Props {
  icon: Icon;
  /** 'failure' where something is refused, 'waiting' where something is still to be done. */
  tone: 'failure' | 'waiting';
  /** A button beside the text. */
  action?: ReactNode;
  children: ReactNode;
}

/** A line above every screen that says what holds for all of them. */
export function Banner({ icon: Symbol, tone, action, children }: Props) {
  return (
    <div className={classes.root} data-tone={tone} role="note">
      <Symbol size={16} aria-hidden className={classes.symbol} />
      <span>{children}</span>
      {action}
    </div>
  );
}
