import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { wholeNumber } from '../numbers.ts';
import { Definition } from './definition.tsx';
import classes from './number-card.module.css';

interface Props {
  label: string;
  definition: string;
  /** Undefined while it loads. */
  value: number | undefined;
  /** Address of the conversations behind the number. */
  to: string;
  tone?: 'accent' | 'flow' | 'waiting';
  /** A line below the number. */
  children?: ReactNode;
}

/** One number: its name, what it means, and a link to the conversations behind it. */
export function NumberCard({ label, definition, value, to, tone, children }: Props) {
  return (
    <div className={classes.root} data-tone={tone}>
      <div className={classes.head}>
        <span className={classes.label}>{label}</span>
        <Definition of={label}>{definition}</Definition>
      </div>
      {value === undefined ? (
        <Skeleton className={classes.skeleton} height={28} width={72} />
      ) : (
        <Link
          to={to}
          className={classes.value}
          data-numeric
          aria-label={`${label}: ${wholeNumber(value)}. Ver conversas`}
        >
          {wholeNumber(value)}
        </Link>
      )}
      {children && <div className={classes.note}>{children}</div>}
    </div>
  );
}
