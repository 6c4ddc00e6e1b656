import { Button, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { useFocusBack } from '../focus/use-focus-back.ts';
import classes from './form-dialog.module.css';

interface Props {
  opened: boolean;
  title: string;
  children: ReactNode;
  onClose: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** True while the call is under way. */
  busy?: boolean;
  submitLabel?: string;
  /** Something stands in the way: it cannot be submitted. */
  blocked?: boolean;
  /** Something comes first: the button appears after it. */
  withoutSubmit?: boolean;
  /** Width in pixels. */
  size?: number;
}

/** A form in a dialog: Cancelar and Salvar; Enter submits, a click outside does not throw typed text away. */
export function FormDialog({
  submitLabel = 'Salvar',
  size = 460,
  busy = false,
  blocked,
  withoutSubmit,
  ...dialog
}: Props) {
  useFocusBack(busy);
  return (
    <Dialog
      opened={dialog.opened}
      onClose={dialog.onClose}
      title={dialog.title}
      size={size}
      closeOnClickOutside={false}
    >
      <form onSubmit={dialog.onSubmit} noValidate>
        <Stack gap="md">{dialog.children}</Stack>
        <div className={classes.foot}>
          <Button variant="default" onClick={dialog.onClose}>
            Cancelar
          </Button>
          {!withoutSubmit && (
            <Button type="submit" loading={busy} disabled={blocked}>
              {submitLabel}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
