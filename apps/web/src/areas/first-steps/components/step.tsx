import { Button } from '@mantine/core';
import type { FirstSteps } from '@prosa/contract';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import classes from './guide.module.css';

/** What every step is given. */
export interface StepProps {
  place: number;
  isDone: boolean;
  /** The first one that is not done: its button is the main one. */
  isNext: boolean;
  steps: FirstSteps;
}

interface Act {
  label: string;
  /** An address, which `isOutside` opens in another tab, or what to do. */
  to?: string;
  isOutside?: boolean;
  onClick?: () => void;
  isBusy?: boolean;
}

interface Props extends Omit<StepProps, 'steps'> {
  title: string;
  children: ReactNode;
  /** Null where the step has to wait for another. */
  act: Act | null;
}

/** One step: what it gives, and the one button that leads to it. */
export function Step({ place, isDone, isNext, title, children, act }: Props) {
  return (
    <li className={classes.step} data-done={isDone || undefined} data-next={isNext || undefined}>
      <span className={classes.mark} aria-hidden>
        {isDone ? <IconCheck size={16} stroke={2.4} /> : place}
      </span>
      <div className={classes.words}>
        <h3 className={classes.name}>
          {title}
          {isDone && <VisuallyHidden>: feito</VisuallyHidden>}
        </h3>
        {!isDone && <p className={classes.text}>{children}</p>}
      </div>
      {!isDone && act && <ActButton act={act} isMain={isNext} />}
    </li>
  );
}

function ActButton({
  act: { label, to, isOutside, onClick, isBusy },
  isMain,
}: {
  act: Act;
  isMain: boolean;
}) {
  const look = { className: classes.act, variant: isMain ? 'filled' : 'default' };
  if (to === undefined)
    return (
      <Button {...look} loading={isBusy} onClick={onClick}>
        {label}
      </Button>
    );
  return isOutside ? (
    <Button {...look} component="a" href={to} target="_blank" rel="noreferrer">
      {label}
    </Button>
  ) : (
    <Button {...look} component={Link} to={to}>
      {label}
    </Button>
  );
}
