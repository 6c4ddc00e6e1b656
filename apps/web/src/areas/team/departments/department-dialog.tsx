import { Textarea, TextInput } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { refusedField } from '../../../lib/api/refused-field.ts';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { notify } from '../../../ui/notify.tsx';

interface Props {
  /** Null for a new one. */
  department: { _id: string; name: string; description: string } | null;
  onClose: () => void;
}

/** Creates or changes a department. */
export function DepartmentDialog({ department, onClose }: Props) {
  const [name, setName] = useState(department?.name ?? '');
  const [description, setDescription] = useState(department?.description ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useCallMutation(calls.saveDepartment, {
    quiet: true,
    invalidates: [calls.getDepartments],
    onSuccess: () => {
      notify.success('Departamento salvo com sucesso');
      onClose();
    },
    onError: (error) => {
      if (refusedField(error, refusals)) setProblem(error.message);
      else notify.error(error.message);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(name.trim() ? null : errorText('name_required'));
    if (!name.trim()) return;
    const fields = { name: name.trim(), description: description.trim() };
    saving.mutate(department ? { _id: department._id, ...fields } : fields);
  };
  return (
    <FormDialog
      opened
      title={department ? 'Editar departamento' : 'Novo departamento'}
      onClose={onClose}
      onSubmit={submit}
      busy={saving.isPending}
    >
      <TextInput
        label="Nome"
        maxLength={80}
        autoComplete="off"
        data-autofocus
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <Textarea
        label="Descrição"
        maxLength={300}
        maxRows={6}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

const refusals = [{ field: 'name', codes: ['name_required', 'department_name_taken'] }] as const;
