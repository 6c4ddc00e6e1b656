import { IconAlertCircle, IconCheck, IconChecks, IconClock, IconHelpCircle } from '@tabler/icons-react';
import { statusText } from './message-texts.ts';
import classes from './message-ticks.module.css';

interface Props {
  /** From 0, failed, to 5, played. */
  status: number;
  unconfirmed?: boolean;
}

const read = 4;

/** How far one of our messages got, as an icon with words for screen readers. */
export function MessageTicks({ status, unconfirmed = false }: Props) {
  const text = unconfirmed ? 'Não confirmada' : statusText(status);
  return (
    <span
      className={classes.root}
      data-state={stateOf(status, unconfirmed)}
      title={text}
      role="img"
      aria-label={text}
    >
      <Sign status={status} unconfirmed={unconfirmed} />
    </span>
  );
}

function Sign({ status, unconfirmed }: Required<Props>) {
  if (unconfirmed) return <IconHelpCircle size={14} stroke={1.8} aria-hidden />;
  if (status === 0) return <IconAlertCircle size={14} stroke={1.8} aria-hidden />;
  if (status === 1) return <IconClock size={13} stroke={1.8} aria-hidden />;
  if (status === 2) return <IconCheck size={14} stroke={1.8} aria-hidden />;
  return <IconChecks size={15} stroke={1.8} aria-hidden />;
}

function stateOf(status: number, unconfirmed: boolean): string | undefined {
  if (status >= read) return 'read';
  return status === 0 && !unconfirmed ? 'failed' : undefined;
}
