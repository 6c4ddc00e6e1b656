import { calls } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '../../../lib/api/use-call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { ImportFigures } from '../../contacts/import/import-figures.tsx';
import { ImportResult } from '../../contacts/import/import-result.tsx';
import { SheetDialog, type StepProps } from '../../contacts/import/sheet-dialog.tsx';
import { SheetDrop } from '../../contacts/import/sheet-drop.tsx';
import { AudienceMapping } from './audience-mapping.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Makes an audience of a spreadsheet: file, analysis, name, people coming in, result. */
export function AudienceImportDialog(props: Props) {
  const client = useQueryClient();
  return (
    <SheetDialog
      {...props}
      title="Importar audiência"
      note="Pode fechar esta janela: o trabalho continua. Uma audiência salva aparece na lista enquanto os contatos entram."
      choose={(onChosen) => (
        <SheetDrop
          call={calls.importAudienceSheet}
          meaning="nome é reconhecido, e as outras colunas viram variáveis."
          onChosen={onChosen}
        />
      )}
      confirm={(step) => <AudienceMapping {...step} />}
      result={(step) => (
        <ImportResult {...step} key={step.import.state} withoutTags>
          <Outcome {...step} />
        </ImportResult>
      )}
      onEnded={(state) => {
        void client.invalidateQueries({ queryKey: callKey(calls.getAudiences) });
        if (state === 'done') notify.success('Audiência importada com sucesso.');
      }}
    />
  );
}

function Outcome({ import: { counts } }: Pick<StepProps, 'import'>) {
  const come = counts.created + counts.unchanged;
  return (
    <ImportFigures
      figures={[
        { label: 'Contatos na audiência', count: come, always: true },
        { label: 'Contatos criados', count: counts.created },
        { label: 'Não importados', count: counts.valid - come },
        { label: 'Linhas rejeitadas', count: counts.rejected, tone: 'bad' },
      ]}
    />
  );
}
