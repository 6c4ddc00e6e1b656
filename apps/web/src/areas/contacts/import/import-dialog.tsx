import { Loader } from '@mantine/core';
import { calls, type CallOutput, type ContactImport } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callKey } from '../../../lib/api/use-call.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { useContactImport } from '../api/use-contact-import.ts';
import { ImportFile } from './import-file.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportResult } from './import-result.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Imports contacts from a spreadsheet: file, columns and preview, work in the background, result. */
export function ImportDialog({ opened, onClose }: Props) {
  const [importId, setImportId] = useState<string | null>(null);
  const { data, error, refetch } = useContactImport(importId);
  useSayDone(data?.import);
  const step = () => {
    if (!importId) return <ImportFile onChosen={setImportId} />;
    if (data) return <Step {...data} onAnother={() => setImportId(null)} onClose={onClose} />;
    if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
    return <Loader aria-label="Carregando" />;
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Importar contatos"
      size={1040}
      closeOnClickOutside={false}
    >
      {step()}
    </Dialog>
  );
}

type StepProps = CallOutput<typeof calls.getContactImport> & { onAnother: () => void; onClose: () => void };

function Step(props: StepProps) {
  const { import: one, rejected, onAnother, onClose } = props;
  switch (one.state) {
    case 'analysing':
    case 'importing':
    case 'cancelling':
    case 'undoing':
      return <ImportProgress key={one.state} one={one} onClose={onClose} />;
    case 'ready':
      return <ImportMapping {...props} />;
    case 'done':
    case 'cancelled':
    case 'failed':
    case 'undone':
      return (
        <ImportResult key={one.state} one={one} rejected={rejected} onAnother={onAnother} onClose={onClose} />
      );
    default:
      return one.state satisfies never;
  }
}

/** Says once that the import of this dialog has ended, and loads the contacts again. */
function useSayDone(one: ContactImport | undefined) {
  const client = useQueryClient();
  const before = useRef<ContactImport['state']>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = one?.state;
    if (was === one?.state || (was !== 'importing' && was !== 'cancelling' && was !== 'undoing')) return;
    void client.invalidateQueries({ queryKey: callKey(calls.getContacts) });
    if (one?.state === 'done') notify.success('Contatos importados com sucesso.');
  }, [client, one?.state]);
}
