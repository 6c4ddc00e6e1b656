import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Definition } from './definition.tsx';
import classes from './number-card.module.css';
import { wholeNumber } from './numbers.ts';
import { useCounter } from './use-counter.ts';

interface Props {
  label: string;
  definition: string;
  /** Undefined while it loads. */
  value: number | undefined;
  /** The address of what is behind the number. */
  to?: string;
  /** Opens what is behind the number, where it has no address. */
  onOpen?: () => void;
  /** Says where the link or button leads. */
  behind?: string;
  tone?: 'accent' | 'flow' | 'waiting' | 'failure';
  /** How the number reads in full. */
  format?: (value: number) => string;
  /** How it is shown where that is shorter; the number then counts up to its value. */
  short?: (value: number) => string;
  /** Beside the name of the number. */
  badge?: ReactNode;
  /** A line below the number. */
  children?: ReactNode;
}

/** One number: its name, what it means, and a way to what is behind it. */
export function NumberCard({ label, definition, value, tone, badge, children, ...number }: Props) {
  return (
    <div className={classes.root} data-tone={tone}>
      <div className={classes.head}>
        <span className={classes.label}>{label}</span>
        {badge}
        <Definition of={label}>{definition}</Definition>
      </div>
      {value === undefined ? (
        <Skeleton className={classes.skeleton} height={28} width={72} />
      ) : (
        <Value label={label} value={value} {...number} />
      )}
      {children && <div className={classes.note}>{children}</div>}
    </div>
  );
}

interface ValueProps extends Pick<Props, 'to' | 'onOpen' | 'behind' | 'format' | 'short'> {
  label: string;
  value: number;
}

function Value({
  label,
  value,
  to,
  onOpen,
  behind = 'Ver conversas',
  format = wholeNumber,
  short,
}: ValueProps) {
  const text = short ? <Counting value={value} short={short} /> : format(value);
  const full = format(value);
  const said = `${label}: ${short && short(value) !== full ? `${short(value)} (${full})` : full}`;
  const shared = { className: classes.value, 'data-numeric': true, title: short && full };
  if (to !== undefined)
    return (
      <Link to={to} aria-label={`${said}. ${behind}`} {...shared}>
        {text}
      </Link>
    );
  if (onOpen)
    return (
      <button type="button" onClick={onOpen} aria-label={`${said}. ${behind}`} {...shared}>
        {text}
      </button>
    );
  return (
    <span role="img" aria-label={said} {...shared} data-plain>
      {text}
    </span>
  );
}

function Counting({ value, short }: { value: number; short: (value: number) => string }) {
  return <span aria-hidden>{short(useCounter(value))}</span>;
}
