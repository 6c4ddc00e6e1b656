import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './import-dialog.module.css';

/** Offers another sheet, and how the import goes on. */
export function ImportFoot({ onAnother, children }: { onAnother: () => void; children: ReactNode }) {
  return (
    <Group gap="xs" justify="flex-end" className={classes.foot}>
      <Button variant="default" onClick={onAnother}>
        Outra planilha
      </Button>
      {children}
    </Group>
  );
}
