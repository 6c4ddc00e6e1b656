import { TextInput } from '@mantine/core';
import { phoneDigits } from '@prosa/brazil';
import { calls, errorText, limits } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { notify } from '../../../ui/notify.tsx';

interface Props {
  onClose: () => void;
  /** Told the new contact's id. */
  onCreated: (contact_id: string) => void;
}

/** Adds one contact by hand. */
export function NewContactDialog({ onClose, onCreated }: Props) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const creating = useCallMutation(calls.createContact, {
    quiet: true,
    invalidates: [calls.getContacts],
    onSuccess: ({ _id }) => {
      notify.success('Contato salvo com sucesso');
      onClose();
      onCreated(_id);
    },
    onError: (error) => setProblem(error.message),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!phoneDigits(phone)) return setProblem(errorText('phone_invalid'));
    creating.mutate({ name: name.trim(), phone: international(phone) });
  };
  return (
    <FormDialog opened title="Novo contato" onClose={onClose} onSubmit={submit} busy={creating.isPending}>
      <TextInput
        label="Nome"
        maxLength={120}
        autoComplete="off"
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label="Telefone"
        description="Com DDD. De outro país, comece com + e o código do país."
        type="tel"
        autoComplete="off"
        maxLength={40}
        placeholder="(41) 98765-4321"
        value={phone}
        error={problem}
        onChange={(event) => {
          setPhone(event.currentTarget.value);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}

/** With its country code: as typed after a plus, otherwise ours unless it is there already. */
function international(typed: string): string {
  const digits = phoneDigits(typed);
  const isWhole = typed.trim().startsWith('+') || (digits.length > 11 && digits.startsWith('55'));
  return isWhole ? digits : limits.default_country_code + digits;
}
