import { Button, Stack, Text } from '@mantine/core';
import { calls, type ContactImport } from '@prosa/contract';
import { useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportFoot } from './import-foot.tsx';
import classes from './import-dialog.module.css';
import { ImportFigures } from './import-figures.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportTag } from './import-tag.tsx';
import { PhonesMissing } from './phones-missing.tsx';
import type { StepProps } from './sheet-dialog.tsx';

/** Second step: what the columns are, and the first rows as they would come in. */
export function ImportMapping({ import: one, preview, rejected, samples, onAnother }: StepProps) {
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
      {!hasPhones && <PhonesMissing />}
      <ImportColumns one={one} samples={samples} />
      <Meaning one={one} />
      <ImportTag value={tag} onChange={setTag} />
      {hasPhones && <ImportPreview preview={preview} rejected={rejected} />}
      <ImportFoot onAnother={onAnother}>
        {one.counts.valid > 0 && (
          <Button
            loading={start.isPending}
            onClick={() => start.mutate({ people: one._id, props: one.props, tag: tag.trim() })}
          >
            Importar
          </Button>
        )}
      </ImportFoot>
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
