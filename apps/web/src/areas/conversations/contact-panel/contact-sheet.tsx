import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The contact panel over the thread, where there is not enough room for a column. */
export function ContactSheet({ opened, onClose, children }: Props) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size={360} padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label="Dados do contato">
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
