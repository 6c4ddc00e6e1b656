import { Textarea, TextInput } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';

interface Props {
  /** Null for a new one. */
  department: { _id: string; name: string; description: string } | null;
  onClose: () => void;
}

/** Creates or changes a department. */
export function DepartmentDialog({ department, onClose }: Props) {
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.saveDepartment, {
    initial: { name: department?.name ?? '', description: department?.description ?? '' },
    validate: ({ name }) => (name.trim() ? {} : { name: errorText('name_required') }),
    refusals: [{ field: 'name', codes: ['name_required', 'department_name_taken'] }],
    input: ({ name, description }) => ({
      ...(department ? { _id: department._id } : {}),
      name: name.trim(),
      description: description.trim(),
    }),
    invalidates: [calls.getDepartments],
    onSaved: () => {
      notify.success('Departamento salvo com sucesso');
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      title={department ? 'Editar departamento' : 'Novo departamento'}
      onClose={onClose}
      onSubmit={submit}
      busy={isSaving}
    >
      <TextInput
        label="Nome"
        maxLength={80}
        autoComplete="off"
        data-autofocus
        value={fields.name}
        error={problems.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Textarea
        label="Descrição"
        maxLength={300}
        maxRows={6}
        value={fields.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
