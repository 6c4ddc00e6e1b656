import { calls, errorText, normaliseChannelName } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { refusedField } from '../../../lib/api/refused-field.ts';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { notify } from '../../../ui/notify.tsx';
import { cleanService, serviceProblems, type Service, type ServiceProblems } from '../service.ts';
import { NameField } from './name-field.tsx';
import { ServiceFields } from './service-fields.tsx';

interface Problems extends ServiceProblems {
  name?: string;
}

const noService: Service = { redirect: 'flow_chatbot', flow: null, department: null };

/** Adds a number; what is wrong is said at its field, whether found here or by the server. */
export function NewChannelDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [service, setService] = useState(noService);
  const [problems, setProblems] = useState<Problems>({});
  const saving = useCallMutation(calls.saveChip, {
    quiet: true,
    invalidates: [calls.getChips],
    onSuccess: () => {
      notify.success('Número cadastrado com sucesso. Agora será necessário fazer a conexão.');
      onClose();
    },
    onError: (error) => setProblems(problemsOf(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findProblems(name, service);
    setProblems(found);
    if (Object.keys(found).length === 0) saving.mutate({ name, ...cleanService(service) });
  };
  return (
    <FormDialog opened title="Novo número" onClose={onClose} onSubmit={submit} busy={saving.isPending}>
      <NameField
        value={name}
        problem={problems.name ?? null}
        onChange={(typed) => {
          setName(typed);
          setProblems(({ name: _name, ...others }) => others);
        }}
      />
      <ServiceFields
        value={service}
        problems={problems}
        onChange={(fields) => {
          setService({ ...service, ...fields });
          setProblems({});
        }}
      />
    </FormDialog>
  );
}

function findProblems(name: string, service: Service): Problems {
  return {
    ...(normaliseChannelName(name) ? {} : { name: errorText('channel_name_required') }),
    ...serviceProblems(service),
  };
}

/** A refusal that belongs to no field, such as the plan's limit, is shown as a notice. */
function problemsOf(error: ApiError): Problems {
  const field = refusedField(error, refusals);
  if (field) return { [field]: error.message };
  notify.error(error.message);
  return {};
}

const refusals = [
  { field: 'name', codes: ['channel_name_required', 'channel_name_taken'] },
  { field: 'flow', codes: ['channel_flow_required'] },
  { field: 'department', codes: ['channel_department_required'] },
] as const;
