import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { useFocusBack } from '../focus/use-focus-back.ts';

interface Props {
  opened: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** May be slow: the button shows it, and the dialog closes only when it succeeded. */
  onConfirm: () => void | Promise<unknown>;
  onClose: () => void;
  confirmLabel?: string;
  /** Paints the confirm button in the colour of failure. */
  danger?: boolean;
  /** Something stands in the way, as the text says: it cannot be confirmed. */
  blocked?: boolean;
}

/** Asks before something is done: Cancelar or Confirmar. A failed action leaves it open. */
export function ConfirmDialog({ confirmLabel = 'Confirmar', danger = false, blocked, ...dialog }: Props) {
  const [busy, setBusy] = useState(false);
  useFocusBack(busy);
  const confirm = async () => {
    setBusy(true);
    const done = await succeeded(dialog.onConfirm);
    setBusy(false);
    if (done) dialog.onClose();
  };
  return (
    <Dialog opened={dialog.opened} onClose={dialog.onClose} title={dialog.title} size={420}>
      <Text component="div" size="md" c="dimmed">
        {dialog.children}
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={dialog.onClose}>
          {blocked ? 'Fechar' : 'Cancelar'}
        </Button>
        {!blocked && (
          <Button
            color={danger ? 'red' : 'jade'}
            loading={busy}
            onClick={() => void confirm()}
            data-autofocus
          >
            {confirmLabel}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}

/** The failure itself is shown by the code that ran the action (a failed call shows a notice by default). */
async function succeeded(action: () => void | Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch {
    return false;
  }
}
