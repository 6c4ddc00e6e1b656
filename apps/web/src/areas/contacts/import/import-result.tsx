import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ContactImport } from '@prosa/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import classes from './import-dialog.module.css';
import { DownloadRejected } from './download-rejected.tsx';
import { ImportRows } from './import-rows.tsx';
import type { StepProps } from './sheet-dialog.tsx';

interface Props extends Pick<StepProps, 'import' | 'rejected' | 'onAnother' | 'onClose'> {
  /** The figures. */
  children: ReactNode;
  /** What else can be done with it. */
  actions?: ReactNode;
  withoutTags?: boolean;
}

const headings: Partial<Record<ContactImport['state'], string>> = {
  done: 'Importação concluída',
  cancelled: 'Importação cancelada',
  failed: 'A importação não foi concluída',
  undone: 'Importação desfeita',
};

/** Last step: the result, and the rows to correct. */
export function ImportResult(props: Props) {
  const { import: one, rejected, onAnother, onClose } = props;
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
      {!isRefused && props.children}
      {rejected.length > 0 && state !== 'undone' && (
        <ImportRows
          label={rejected.length < counts.rejected ? 'Primeiras linhas rejeitadas' : 'Linhas rejeitadas'}
          rows={rejected}
          withoutTags={props.withoutTags}
        />
      )}
      <Group justify="flex-end" gap="xs" className={classes.foot}>
        <DownloadRejected import_id={one._id} rejected={one.counts.rejected} />
        {props.actions}
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
