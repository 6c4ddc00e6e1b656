import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { calls, limits } from '@prosa/contract';
import { IconAlertTriangle, IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import classes from './import-dialog.module.css';
import { ModelButton } from './model-button.tsx';

const sheets = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Props {
  /** Takes in the sheet. */
  call: typeof calls.analyseContactSheet | typeof calls.importAudienceSheet;
  /** What the columns become. */
  meaning: string;
  onChosen: (import_id: string) => void;
}

/** Takes a spreadsheet, chosen or dropped. */
export function SheetDrop({ call, meaning, onChosen }: Props) {
  const [isOver, setOver] = useState(false);
  const { send, isPending, problem } = useSendSheet(call, onChosen);
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
          A primeira linha tem os nomes das colunas. A coluna telefone é obrigatória; {meaning} Até 100.000
          linhas e 10 MB.
        </Text>
        <Group gap="xs" justify="center">
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
          <ModelButton />
        </Group>
      </div>
      {problem && (
        <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
          {problem}
        </Alert>
      )}
    </Stack>
  );
}

/** Uploads a sheet; a refusal is shown at the field. A file that is too large is not sent at all. */
function useSendSheet(call: Props['call'], onChosen: Props['onChosen']) {
  const [isTooLarge, setTooLarge] = useState(false);
  const { mutate, isPending, error } = useCallMutation(call, {
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
