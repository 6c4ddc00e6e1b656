import type { ReactNode } from 'react';
import { Name } from '../text/name.tsx';
import classes from './people-rows.module.css';

/** A list of people in a drawer, a `PersonRow` each. */
export function PeopleRows({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

interface Props {
  name: string;
  /** At the end of the line of the name. */
  beside?: ReactNode;
  /** Below the name, a line each. */
  children?: ReactNode;
}

/** One of the people. */
export function PersonRow({ name, beside, children }: Props) {
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <Name className={classes.name}>{name}</Name>
        {beside}
      </span>
      {children}
    </li>
  );
}
