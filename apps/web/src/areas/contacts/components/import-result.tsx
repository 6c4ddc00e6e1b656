import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { calls, type ContactImport } from '@prosa/contract';
import { IconAlertTriangle, IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useDownload } from '../../../lib/api/use-download.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface Props {
  one: ContactImport;
  onAnother: () => void;
  onClose: () => void;
}

/** Last step: what came of it, the rows to correct, and the way back. */
export function ImportResult({ one, onAnother, onClose }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { _id, counts, state, problem } = one;
  const rejected = useDownload(calls.exportRejectedRows);
  const undo = useCallMutation(calls.undoContactImport, { invalidates: [calls.getContactImport] });
  const changed = counts.created + counts.updated;
  return (
    <Stack gap="md">
      {problem && (
        <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
          {problem}
        </Alert>
      )}
      {!problem && <Text role="status">{sentence(one)}</Text>}
      <Group justify="flex-end" gap="xs">
        {counts.rejected > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={rejected.isPending}
            onClick={() => rejected.mutate({ import_id: _id })}
          >
            Baixar linhas rejeitadas
          </Button>
        )}
        {state !== 'undone' && changed > 0 && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            Desfazer importação
          </Button>
        )}
        <Button variant="default" onClick={onAnother}>
          Outra planilha
        </Button>
        <Button onClick={onClose}>Fechar</Button>
      </Group>
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
    </Stack>
  );
}

function sentence({ counts, state }: ContactImport): string {
  const number = (count: number) => count.toLocaleString('pt-BR');
  if (state === 'undone') {
    return `Importação desfeita: ${number(counts.undone)} contatos voltaram ao que eram, ${number(counts.kept)} ficaram porque já estão em uso.`;
  }
  const parts = [
    `${number(counts.created)} contatos novos`,
    `${number(counts.updated)} atualizados`,
    `${number(counts.unchanged)} sem mudança`,
    `${number(counts.rejected)} linhas rejeitadas`,
  ];
  return `${state === 'cancelled' ? 'Importação cancelada' : 'Importação concluída'}: ${parts.join(', ')}.`;
}
