import { Stack } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './trigger-section.module.css';

/** A part of the trigger's form under a heading of its own. */
export function TriggerSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <Stack gap="md">{children}</Stack>
    </section>
  );
}
