import { calls, errorText, normaliseChannelName } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { cleanService, serviceProblems, type Service } from '../service.ts';
import { NameField } from './name-field.tsx';
import { ServiceFields } from './service-fields.tsx';

const noService: Service = { redirect: 'flow_chatbot', flow: null, department: null };

/** Adds a number; a problem is shown at its field, whether found here or by the server. */
export function NewChannelDialog({ onClose }: { onClose: () => void }) {
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.saveChip, {
    initial: { name: '', ...noService },
    validate: ({ name, ...service }) => ({
      ...(normaliseChannelName(name) ? {} : { name: errorText('channel_name_required') }),
      ...serviceProblems(service),
    }),
    refusals,
    input: ({ name, ...service }) => ({ name, ...cleanService(service) }),
    invalidates: [calls.getChips],
    onSaved: () => {
      notify.success('Número cadastrado com sucesso. Agora será necessário fazer a conexão.');
      onClose();
    },
  });
  return (
    <FormDialog opened title="Novo número" onClose={onClose} onSubmit={submit} busy={isSaving}>
      <NameField value={fields.name} problem={problems.name ?? null} onChange={(name) => change({ name })} />
      <ServiceFields value={fields} problems={problems} onChange={change} />
    </FormDialog>
  );
}

const refusals = [
  { field: 'name', codes: ['channel_name_required', 'channel_name_taken'] },
  { field: 'flow', codes: ['channel_flow_required'] },
  { field: 'department', codes: ['channel_department_required'] },
] as const;
