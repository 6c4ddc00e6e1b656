import { Button } from '@mantine/core';
import { calls, type ContactImport } from '@prosa/contract';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

/** Undoes an import of contacts, after a question. */
export function ImportUndo({ one: { _id, counts, state } }: { one: ContactImport }) {
  const [isAsking, setAsking] = useState(false);
  const undo = useCallMutation(calls.undoContactImport, { invalidates: [calls.getContactImport] });
  if (state === 'undone' || !(counts.created + counts.updated)) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Desfazer importação
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Desfazer importação"
        confirmLabel="Desfazer"
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => undo.mutateAsync({ import_id: _id })}
      >
        Saem os contatos que vieram nesta planilha, menos os que já têm conversa, nome dado pela equipe ou
        anotação. Os que você já tinha voltam a ser como eram.
      </ConfirmDialog>
    </>
  );
}
