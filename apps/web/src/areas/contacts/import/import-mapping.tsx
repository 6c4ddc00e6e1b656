import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { calls, limits, type ContactImport, type ImportPreviewRow } from '@prosa/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { ImportColumns } from './import-columns.tsx';
import classes from './import-dialog.module.css';
import { ImportFigures } from './import-figures.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportTag } from './import-tag.tsx';

const most = limits.import_preview_rows;

interface Props {
  import: ContactImport;
  preview: readonly ImportPreviewRow[];
  rejected: readonly ImportPreviewRow[];
  samples: readonly string[];
  onAnother: () => void;
}

/** Second step: what the columns are, and the first rows as they would come in. */
export function ImportMapping({ import: one, preview, rejected, samples, onAnother }: Props) {
  const [tag, setTag] = useState('');
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const start = useCallMutation(calls.importContacts, { invalidates: [calls.getContactImport] });
  const hasPhones = one.props.includes('phone');
  return (
    <Stack gap="md">
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {one.file_name}
      </h3>
      {hasPhones && <Figures one={one} />}
      {!hasPhones && (
        <Alert color="amber" icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
          Nenhuma coluna parece ter telefones. Diga qual coluna é a do telefone: é a única obrigatória.
        </Alert>
      )}
      <ImportColumns one={one} samples={samples} />
      <Meaning one={one} />
      <ImportTag value={tag} onChange={setTag} />
      {hasPhones && <Rows preview={preview} rejected={rejected} />}
      <Group gap="xs" justify="flex-end" className={classes.foot}>
        <Button variant="default" onClick={onAnother}>
          Outra planilha
        </Button>
        {one.counts.valid > 0 && (
          <Button
            loading={start.isPending}
            onClick={() => start.mutate({ people: one._id, props: one.props, tag: tag.trim() })}
          >
            Importar
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Figures({ one: { counts } }: { one: ContactImport }) {
  return (
    <ImportFigures
      figures={[
        { label: 'Linhas', count: counts.total, always: true },
        { label: 'Contatos novos', count: counts.valid - counts.existing, always: true },
        { label: 'Contatos que você já tem', count: counts.existing },
        { label: 'Telefones corrigidos', count: counts.repaired },
        { label: 'Linhas rejeitadas', count: counts.rejected, tone: 'bad' },
      ]}
    />
  );
}

function Meaning({ one: { counts, props } }: { one: ContactImport }) {
  const makesTags = useCan()('tags.manage');
  return (
    <Text size="sm" c="dimmed">
      {counts.existing > 0 &&
        'De quem você já tem, mudam as variáveis e o nome do WhatsApp; o nome que a equipe deu continua. '}
      {props.includes('tags') &&
        (makesTags
          ? 'Tags que ainda não existem são criadas (até 100). '
          : 'Tags que ainda não existem ficam de fora. ')}
      Célula vazia não apaga nada.
    </Text>
  );
}

function Rows({ preview, rejected }: Pick<Props, 'preview' | 'rejected'>) {
  const [wanted, setWanted] = useState('first');
  const shown = rejected.length > 0 && wanted === 'rejected' ? rejected : preview;
  const first = preview.length < most ? 'Todas as linhas' : `Primeiras ${most} linhas`;
  return (
    <Stack gap="xs">
      {rejected.length > 0 && (
        <SegmentedControl
          className={classes.switch}
          aria-label="Linhas mostradas"
          value={wanted}
          onChange={setWanted}
          data={[
            { value: 'first', label: first },
            { value: 'rejected', label: rejected.length < most ? 'Só rejeitadas' : 'Primeiras rejeitadas' },
          ]}
        />
      )}
      <ImportRows label={shown === preview ? first : 'Linhas rejeitadas'} rows={shown} />
    </Stack>
  );
}
