import { Skeleton } from '@mantine/core';
import { VisuallyHidden } from '../../../../ui/feedback/visually-hidden.tsx';
import classes from './editor-frame.module.css';

/** The editor's shape while the flow loads. */
export function EditorSkeleton() {
  return (
    <div className={classes.root} role="status">
      <VisuallyHidden>Carregando o fluxo…</VisuallyHidden>
      <div className={classes.header} aria-hidden>
        <Skeleton height={28} width={220} />
      </div>
      <div className={classes.waiting} aria-hidden>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} height={96} width={248} radius="md" />
        ))}
      </div>
    </div>
  );
}
