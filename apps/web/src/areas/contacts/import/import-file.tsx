import { Alert, Anchor, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { calls, limits, type ContactImport, type ImportState } from '@prosa/contract';
import { IconAlertTriangle, IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import classes from './import-dialog.module.css';

const sheets = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** First step: a spreadsheet, chosen or dropped; and the earlier imports. */
export function ImportFile({ onChosen }: { onChosen: (import_id: string) => void }) {
  const [isOver, setOver] = useState(false);
  const { send, isPending, problem } = useSendSheet(onChosen);
  // Without it, choosing the same file again after a refusal would not count as a change.
  const reset = useRef<() => void>(null);
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
        <Text fw="var(--weight-strong)" ta="center">
          Arraste uma planilha .xlsx ou .csv para cá
        </Text>
        <Text size="sm" c="dimmed" ta="center" maw="34rem">
          A primeira linha tem os nomes das colunas. A coluna telefone é obrigatória; nome e tags são
          reconhecidos, e as outras colunas viram variáveis. Até 100.000 linhas e 10 MB.
        </Text>
        <FileButton
          accept={sheets}
          resetRef={reset}
          onChange={(file) => {
            send(file);
            reset.current?.();
          }}
        >
          {(props) => (
            <Button {...props} loading={isPending} data-autofocus>
              Escolher planilha
            </Button>
          )}
        </FileButton>
      </div>
      {problem && (
        <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
          {problem}
        </Alert>
      )}
      <Recent onChosen={onChosen} />
    </Stack>
  );
}

/** Uploads a sheet; a refusal is shown at the field. A file that is too large is not sent at all. */
function useSendSheet(onChosen: (import_id: string) => void) {
  const [isTooLarge, setTooLarge] = useState(false);
  const { mutate, isPending, error } = useCallMutation(calls.analyseContactSheet, {
    invalidates: [calls.getContactImports],
    onSuccess: ({ _id }) => onChosen(_id),
    quiet: true,
  });
  const send = (file: File | null | undefined) => {
    if (!file || isPending) return;
    setTooLarge(file.size > limits.sheet_max_bytes);
    if (file.size <= limits.sheet_max_bytes) mutate({ input: {}, file });
  };
  const problem = isTooLarge
    ? 'A planilha tem mais de 10 MB. Divida-a em arquivos menores.'
    : isPending
      ? null
      : error?.message;
  return { send, isPending, problem };
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
