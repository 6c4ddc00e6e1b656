import { Skeleton } from '@mantine/core';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import classes from './channel-card.module.css';

/** Cards in their final shape while the numbers load. */
export function ChannelSkeletons() {
  return (
    <div role="status">
      <VisuallyHidden>Carregando…</VisuallyHidden>
      <div className={classes.grid} aria-hidden>
        {[0, 1, 2].map((card) => (
          <div key={card} className={classes.card}>
            <div className={classes.head}>
              <Skeleton height={16} width="45%" />
              <Skeleton height={12} width="65%" mt={10} />
            </div>
            <div className={classes.body}>
              <Skeleton height={36} />
              <Skeleton height={36} />
              <Skeleton height={36} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
