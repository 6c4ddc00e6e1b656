import type { CurrentUser } from '@prosa/contract';
import type { ReactNode } from 'react';
import { VisitBar } from './visit-bar.tsx';
import classes from './visited.module.css';

interface Props {
  visit: NonNullable<CurrentUser['visit']>;
  children: ReactNode;
}

/** Marks every screen, with the menu or without, while staff are inside a customer's account. */
export function Visited({ visit, children }: Props) {
  return (
    <div className={classes.root}>
      <VisitBar visit={visit} />
      <div className={classes.screen}>{children}</div>
    </div>
  );
}
