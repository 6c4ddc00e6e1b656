import { Button, Group, Loader, Modal, Progress, Stack, Text } from '@mantine/core';
import { calls, type ContactImport } from '@prosa/contract';
import { useEffect, useRef, useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { notify } from '../../../ui/notify.tsx';
import { useContactImport } from '../api/use-contact-import.ts';
import { ImportFile } from './import-file.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportResult } from './import-result.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Brings contacts in from a spreadsheet: file, columns and preview, work in the background, result. */
export function ImportDialog({ opened, onClose }: Props) {
  const [importId, setImportId] = useState<string | null>(null);
  return (
    <Modal opened={opened} onClose={onClose} title="Importar contatos" size={960} closeOnClickOutside={false}>
      {importId ? (
        <OneImport import_id={importId} onAnother={() => setImportId(null)} onClose={onClose} />
      ) : (
        <ImportFile onChosen={setImportId} />
      )}
    </Modal>
  );
}

interface OneProps {
  import_id: string;
  onAnother: () => void;
  onClose: () => void;
}

function OneImport({ import_id, onAnother, onClose }: OneProps) {
  const { data, error, refetch } = useContactImport(import_id);
  useSayDone(data?.import);
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Loader />;
  const { import: one, preview } = data;
  switch (one.state) {
    case 'analysing':
    case 'importing':
    case 'cancelling':
    case 'undoing':
      return <Working one={one} onClose={onClose} />;
    case 'ready':
      return <ImportMapping one={one} preview={preview} onAnother={onAnother} />;
    case 'done':
    case 'cancelled':
    case 'failed':
    case 'undone':
      return <ImportResult one={one} onAnother={onAnother} onClose={onClose} />;
    default:
      return one.state satisfies never;
  }
}

const words = {
  analysing: 'Lendo a planilha…',
  importing: 'Importando contatos…',
  cancelling: 'Cancelando…',
  undoing: 'Desfazendo a importação…',
} as const;

function Working({ one, onClose }: { one: ContactImport; onClose: () => void }) {
  const cancel = useCallMutation(calls.cancelContactImport, { invalidates: [calls.getContactImport] });
  const { counts, progress, state } = one;
  const all = state === 'undoing' ? counts.created + counts.updated : counts.valid;
  const share = all > 0 ? Math.min(100, (progress / all) * 100) : 100;
  const text = words[state as keyof typeof words];
  return (
    <Stack gap="md">
      <Text role="status">
        {text}{' '}
        {state !== 'analysing' && `${progress.toLocaleString('pt-BR')} de ${all.toLocaleString('pt-BR')}`}
      </Text>
      <Progress value={share} animated={state === 'analysing'} aria-label={text} />
      <Text size="sm" c="dimmed">
        Pode fechar esta janela: o trabalho continua, e o resultado fica aqui em Importar.
      </Text>
      <Group justify="flex-end" gap="xs">
        {(state === 'importing' || state === 'analysing') && (
          <Button
            variant="default"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ import_id: one._id })}
          >
            Cancelar importação
          </Button>
        )}
        <Button onClick={onClose}>Fechar</Button>
      </Group>
    </Stack>
  );
}

/** Says once that an import this dialog watched has ended. */
function useSayDone(one: ContactImport | undefined) {
  const before = useRef<ContactImport['state']>(undefined);
  useEffect(() => {
    if (before.current === 'importing' && one?.state === 'done') {
      notify.success('Contatos importados com sucesso.');
    }
    before.current = one?.state;
  }, [one?.state]);
}
