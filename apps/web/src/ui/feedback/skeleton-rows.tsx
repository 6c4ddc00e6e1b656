import { Skeleton } from '@mantine/core';
import classes from './skeleton-rows.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  rows?: number;
  /** Round placeholder before the lines, where the final row has a picture. */
  withAvatar?: boolean;
  label?: string;
}

/** Rows in the final shape while a list loads. */
export function SkeletonRows({ rows = 6, withAvatar = false, label = 'Carregando…' }: Props) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row} aria-hidden>
          {withAvatar && <Skeleton circle height={36} />}
          <div className={classes.lines}>
            <Skeleton height={10} width={`${62 - ((row * 13) % 30)}%`} />
            <Skeleton height={8} width={`${88 - ((row * 17) % 36)}%`} />
          </div>
        </div>
      ))}
    </div>
  );
}
