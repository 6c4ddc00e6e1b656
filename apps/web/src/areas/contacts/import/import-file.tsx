import { Anchor, Group, Stack, Text } from '@mantine/core';
import { calls, type ContactImport, type ImportState } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import classes from './import-dialog.module.css';
import { SheetDrop } from './sheet-drop.tsx';

/** First step: a spreadsheet, and the earlier imports. */
export function ImportFile({ onChosen }: { onChosen: (import_id: string) => void }) {
  return (
    <Stack gap="lg">
      <SheetDrop
        call={calls.analyseContactSheet}
        meaning="nome e tags são reconhecidos, e as outras colunas viram variáveis."
        onChosen={onChosen}
      />
      <Recent onChosen={onChosen} />
    </Stack>
  );
}

function Recent({ onChosen }: { onChosen: (import_id: string) => void }) {
  const { data } = useCall(calls.getContactImports, {});
  if (!data?.length) return null;
  return (
    <section>
      <h3 className={classes.title}>Importações recentes</h3>
      <ul className={classes.list}>
        {data.map((one) => (
          <li key={one._id}>
            <Group justify="space-between" gap="xs">
              <Anchor
                component="button"
                type="button"
                className={classes.file}
                onClick={() => onChosen(one._id)}
              >
                {one.file_name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {dateTime(one.created)} · {stateWords[one.state]}
                {linesText(one)}
              </Text>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** States of an import in words. */
const stateWords: Record<ImportState, string> = {
  analysing: 'lendo',
  ready: 'a confirmar',
  importing: 'importando',
  cancelling: 'cancelando',
  done: 'concluída',
  cancelled: 'cancelada',
  failed: 'não concluída',
  undoing: 'desfazendo',
  undone: 'desfeita',
};

function linesText({ counts: { total } }: ContactImport): string {
  if (!total) return '';
  return total === 1 ? ' · 1 linha' : ` · ${total.toLocaleString('pt-BR')} linhas`;
}
