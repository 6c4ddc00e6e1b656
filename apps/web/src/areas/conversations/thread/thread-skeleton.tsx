import { Skeleton } from '@mantine/core';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import classes from './thread-skeleton.module.css';

const bubbles = [
  { side: 'theirs', width: '46%', height: 44 },
  { side: 'theirs', width: '34%', height: 44 },
  { side: 'ours', width: '52%', height: 64 },
  { side: 'theirs', width: '28%', height: 44 },
  { side: 'ours', width: '40%', height: 44 },
] as const;

/** A thread's shape while it loads. */
export function ThreadSkeleton({ withHeader = false }: { withHeader?: boolean }) {
  return (
    <div className={classes.root} role="status">
      <VisuallyHidden>Carregando mensagens…</VisuallyHidden>
      {withHeader && (
        <div className={classes.header} aria-hidden>
          <Skeleton circle height={36} />
          <Skeleton height={12} width={180} />
        </div>
      )}
      <div className={classes.bubbles} aria-hidden>
        {bubbles.map(({ side, width, height }, index) => (
          <Skeleton key={index} data-side={side} width={width} height={height} radius="lg" />
        ))}
      </div>
    </div>
  );
}
