import { TextInput } from '@mantine/core';
import { calls, errorText, type FlowSummary } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { refusedField } from '../../../lib/api/refused-field.ts';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { notify } from '../../../ui/notify.tsx';

interface Props {
  flow: FlowSummary;
  onClose: () => void;
}

/** Asks for the name of the copy. The copy is a draft, and nothing starts it. */
export function DuplicateFlowDialog({ flow, onClose }: Props) {
  const [name, setName] = useState(`${flow.name} (cópia)`.slice(0, 120));
  const [problem, setProblem] = useState<string | null>(null);
  const duplicating = useCallMutation(calls.duplicateFlow, {
    quiet: true,
    invalidates: [calls.getFlows],
    onSuccess: () => {
      notify.success('Fluxo duplicado com sucesso');
      onClose();
    },
    onError: (error) => {
      const isAboutName = refusedField(error, [{ field: 'name', codes: ['name_required'] }]);
      if (isAboutName) setProblem(error.message);
      else notify.error(error.message);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(name.trim() ? null : errorText('name_required'));
    if (name.trim()) duplicating.mutate({ flow_id: flow._id, name: name.trim() });
  };
  return (
    <FormDialog
      opened
      title="Duplicar fluxo"
      submitLabel="Duplicar"
      busy={duplicating.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label="Nome"
        description="A cópia começa como rascunho, sem gatilho."
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
