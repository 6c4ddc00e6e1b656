import { Anchor, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { calls, type ContactImport, type ImportState } from '@prosa/contract';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import classes from './import-dialog.module.css';

const sheets = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** First step: a spreadsheet, chosen or dropped; and the imports there were. */
export function ImportFile({ onChosen }: { onChosen: (import_id: string) => void }) {
  const [isOver, setOver] = useState(false);
  const upload = useCallMutation(calls.analyseContactSheet, {
    invalidates: [calls.getContactImports],
    onSuccess: ({ _id }) => onChosen(_id),
  });
  const send = (file: File | null | undefined) => {
    if (file) upload.mutate({ input: {}, file });
  };
  return (
    <Stack gap="lg">
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          send(event.dataTransfer.files[0]);
        }}
      >
        <IconFileSpreadsheet size={32} stroke={1.4} aria-hidden />
        <Text fw={540}>Arraste uma planilha .xlsx ou .csv para cá</Text>
        <Text size="sm" c="dimmed" ta="center">
          A primeira linha tem os nomes das colunas. A coluna telefone é obrigatória; nome e tags são
          reconhecidos, e as outras colunas viram variáveis. Até 100.000 linhas e 10 MB.
        </Text>
        <FileButton accept={sheets} onChange={send}>
          {(props) => (
            <Button {...props} loading={upload.isPending}>
              Escolher planilha
            </Button>
          )}
        </FileButton>
      </div>
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
            <Group justify="space-between" gap="sm">
              <Anchor component="button" type="button" onClick={() => onChosen(one._id)}>
                {one.file_name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {dateTime(one.created)} · {stateWords[one.state]} · {peopleText(one)}
              </Text>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** States of an import as people read them. */
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

function peopleText({ counts }: ContactImport): string {
  return `${counts.total.toLocaleString('pt-BR')} linhas`;
}
