import { Text, TextInput } from '@mantine/core';
import { errorText } from '@prosa/contract';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';

interface Props {
  /** What will be checked from now on, or why it cannot be. */
  hint: string;
  blocked?: boolean;
  busy: boolean;
  onClose: () => void;
  onSave: (name: string) => void;
}

/** 'Salvar como teste': asks for the test's name. */
export function TestNameDialog({ hint, blocked, busy, onClose, onSave }: Props) {
  const { fields, change, problems, submit } = useForm({
    initial: { name: '' },
    validate: ({ name }) => (name.trim() ? {} : { name: errorText('name_required') }),
    onSubmit: ({ name }) => onSave(name.trim()),
  });
  return (
    <FormDialog
      opened
      title="Salvar como teste"
      busy={busy}
      blocked={blocked}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <TextInput
        label="Nome do teste"
        placeholder="Cliente pede preço"
        maxLength={120}
        autoComplete="off"
        data-autofocus
        value={fields.name}
        error={problems.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
