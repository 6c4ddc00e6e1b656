import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './drawer.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The menu over the screen, on a phone. */
export function DrawerOverlay({ opened, onClose, children }: Props) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={288} padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu">
        <Drawer.Body className={classes.overlayBody}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
