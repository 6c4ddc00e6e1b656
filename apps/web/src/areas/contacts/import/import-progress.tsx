import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { calls, type ContactImport } from '@prosa/contract';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import classes from './import-dialog.module.css';

const words: Partial<Record<ContactImport['state'], string>> = {
  analysing: 'Lendo a planilha…',
  importing: 'Importando contatos…',
  cancelling: 'Cancelando…',
  undoing: 'Desfazendo a importação…',
};

interface Props {
  one: ContactImport;
  /** Where the result is found later. */
  note: string;
  onClose: () => void;
}

/** Shown while the server works on an import: its progress, and a button to stop it. */
export function ImportProgress({ one, note, onClose }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const cancel = useCallMutation(calls.cancelContactImport, { invalidates: [calls.getContactImport] });
  const { counts, progress, state } = one;
  const all = state === 'undoing' ? counts.created + counts.updated : counts.valid;
  const isCounted = state !== 'analysing' && all > 0;
  const share = isCounted ? Math.min(100, (progress / all) * 100) : 100;
  const text = words[state] ?? '';
  return (
    <Stack gap="md">
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {text}
      </h3>
      <Progress value={share} animated={!isCounted} aria-label={text} />
      {isCounted && (
        <Text className={classes.number}>
          {progress.toLocaleString('pt-BR')} de {all.toLocaleString('pt-BR')}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {note}
      </Text>
      <Group justify="flex-end" gap="xs">
        {(state === 'importing' || state === 'analysing') && (
          <Button
            variant="default"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ import_id: one._id })}
          >
            Cancelar importação
          </Button>
        )}
        <Button onClick={onClose}>Fechar</Button>
      </Group>
    </Stack>
  );
}
