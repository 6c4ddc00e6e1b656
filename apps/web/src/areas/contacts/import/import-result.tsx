import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { calls, type ContactImport, type ImportPreviewRow } from '@prosa/contract';
import { IconAlertTriangle, IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useDownload } from '../../../lib/api/use-download.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import classes from './import-dialog.module.css';
import { ImportFigures } from './import-figures.tsx';
import { ImportRows } from './import-rows.tsx';

interface Props {
  one: ContactImport;
  rejected: readonly ImportPreviewRow[];
  onAnother: () => void;
  onClose: () => void;
}

const headings: Partial<Record<ContactImport['state'], string>> = {
  done: 'Importação concluída',
  cancelled: 'Importação cancelada',
  failed: 'A importação não foi concluída',
  undone: 'Importação desfeita',
};

/** Last step: the result, the rows to correct, and how to undo the import. */
export function ImportResult({ one, rejected, onAnother, onClose }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { counts, state, problem } = one;
  const touched = counts.created + counts.updated + counts.unchanged;
  const isRefused = state === 'failed' && touched === 0;
  return (
    <Stack gap="md">
      <div>
        <h3 ref={heading} tabIndex={-1} className={classes.title}>
          {headings[state]}
        </h3>
        <Text size="sm" c="dimmed" className={classes.text}>
          {one.file_name}
        </Text>
      </div>
      {problem && (
        <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
          {problem}
        </Alert>
      )}
      {!isRefused && <Outcome one={one} />}
      {rejected.length > 0 && state !== 'undone' && (
        <ImportRows
          label={rejected.length < counts.rejected ? 'Primeiras linhas rejeitadas' : 'Linhas rejeitadas'}
          rows={rejected}
        />
      )}
      <Group justify="flex-end" gap="xs" className={classes.foot}>
        <DownloadRejected one={one} />
        <Undo one={one} />
        <Button variant={isRefused ? 'filled' : 'default'} onClick={onAnother}>
          Outra planilha
        </Button>
        <Button variant={isRefused ? 'default' : 'filled'} onClick={onClose}>
          Fechar
        </Button>
      </Group>
    </Stack>
  );
}

function Outcome({ one: { counts, state } }: { one: ContactImport }) {
  const left = counts.valid - counts.created - counts.updated - counts.unchanged;
  if (state === 'undone') {
    return (
      <>
        <ImportFigures
          figures={[
            { label: 'Contatos desfeitos', count: counts.undone, always: true },
            { label: 'Contatos mantidos', count: counts.kept },
          ]}
        />
        {counts.kept > 0 && (
          <Text size="sm">
            Os mantidos já têm conversa, nome dado pela equipe ou anotação; as tags da planilha saíram deles.
          </Text>
        )}
      </>
    );
  }
  return (
    <ImportFigures
      figures={[
        { label: 'Contatos novos', count: counts.created, always: true },
        { label: 'Contatos atualizados', count: counts.updated },
        { label: 'Já estavam assim', count: counts.unchanged },
        { label: 'Não importados', count: left },
        { label: 'Linhas rejeitadas', count: counts.rejected, tone: 'bad' },
      ]}
    />
  );
}

function DownloadRejected({ one: { _id, counts } }: { one: ContactImport }) {
  const rejected = useDownload(calls.exportRejectedRows);
  if (!counts.rejected) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={rejected.isPending}
      onClick={() => rejected.mutate({ import_id: _id })}
    >
      Baixar rejeitadas para corrigir
    </Button>
  );
}

function Undo({ one: { _id, counts, state } }: { one: ContactImport }) {
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
