import { calls } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '../../../lib/api/use-call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { ImportFile } from './import-file.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportUndo } from './import-undo.tsx';
import { SheetDialog } from './sheet-dialog.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Imports contacts from a spreadsheet: file, columns and preview, work in the background, result. */
export function ImportDialog(props: Props) {
  const client = useQueryClient();
  return (
    <SheetDialog
      {...props}
      title="Importar contatos"
      note="Pode fechar esta janela: o trabalho continua, e o resultado fica aqui em Importar."
      choose={(onChosen) => <ImportFile onChosen={onChosen} />}
      confirm={(step) => <ImportMapping {...step} />}
      result={(step) => (
        <ImportResult {...step} key={step.import.state} actions={<ImportUndo one={step.import} />}>
          <ImportOutcome one={step.import} />
        </ImportResult>
      )}
      onEnded={(state) => {
        void client.invalidateQueries({ queryKey: callKey(calls.getContacts) });
        if (state === 'done') notify.success('Contatos importados com sucesso.');
      }}
    />
  );
}
