import type { Chip } from '@prosa/contract';
import { IconCircleCheck, IconCircleDashed, IconPlugConnectedX } from '@tabler/icons-react';
import { statusName } from '../status-words.ts';
import classes from './channel-card.module.css';

/** The state of a number as icon, word and colour. */
export function ChannelStatus({ status }: { status: Chip['status'] }) {
  const Symbol = symbols[status];
  return (
    <span className={classes.status} data-status={status}>
      <Symbol size={14} stroke={2} aria-hidden />
      {statusName(status)}
    </span>
  );
}

const symbols = {
  new: IconPlugConnectedX,
  close: IconPlugConnectedX,
  connecting: IconCircleDashed,
  open: IconCircleCheck,
} as const;
