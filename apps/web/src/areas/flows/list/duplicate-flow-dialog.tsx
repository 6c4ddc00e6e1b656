import { TextInput } from '@mantine/core';
import { calls, errorText, type FlowSummary } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';

interface Props {
  flow: FlowSummary;
  onClose: () => void;
}

/** Asks for the name of the copy, a draft that nothing starts yet. */
export function DuplicateFlowDialog({ flow, onClose }: Props) {
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.duplicateFlow, {
    initial: { name: `${flow.name} (cópia)`.slice(0, 120) },
    validate: ({ name }) => (name.trim() ? {} : { name: errorText('name_required') }),
    refusals: [{ field: 'name', codes: ['name_required'] }],
    input: ({ name }) => ({ flow_id: flow._id, name: name.trim() }),
    invalidates: [calls.getFlows],
    onSaved: () => {
      notify.success('Fluxo duplicado com sucesso');
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      title="Duplicar fluxo"
      submitLabel="Duplicar"
      busy={isSaving}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label="Nome"
        description="A cópia começa como rascunho, sem gatilho."
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
