import { Text, TextInput } from '@mantine/core';
import { errorText } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';

interface Props {
  /** What will be checked from now on, or why it cannot be. */
  hint: string;
  blocked?: boolean;
  busy: boolean;
  onClose: () => void;
  onSave: (name: string) => void;
}

/** 'Salvar como teste': asks what the test is called. */
export function TestNameDialog({ hint, blocked, busy, onClose, onSave }: Props) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(name.trim() ? null : errorText('name_required'));
    if (name.trim()) onSave(name.trim());
  };
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
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}
