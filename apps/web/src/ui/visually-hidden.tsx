import { VisuallyHidden as MantineVisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

/** Content for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <MantineVisuallyHidden component="div">{children}</MantineVisuallyHidden>;
}
