import { TextInput } from '@mantine/core';
import { phoneDigits, toInternational } from '@prosa/brazil';
import { calls, errorText } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';

interface Props {
  onClose: () => void;
  /** Called with the new contact's id. */
  onCreated: (contact_id: string) => void;
}

/** Adds one contact by hand. */
export function NewContactDialog({ onClose, onCreated }: Props) {
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.createContact, {
    initial: { name: '', phone: '' },
    validate: ({ phone }) => (phoneDigits(phone) ? {} : { phone: errorText('phone_invalid') }),
    otherwise: 'phone',
    input: ({ name, phone }) => ({ name: name.trim(), phone: toInternational(phone) }),
    invalidates: [calls.getContacts],
    onSaved: ({ _id }) => {
      notify.success('Contato salvo com sucesso');
      onClose();
      onCreated(_id);
    },
  });
  return (
    <FormDialog opened title="Novo contato" onClose={onClose} onSubmit={submit} busy={isSaving}>
      <TextInput
        label="Nome"
        maxLength={120}
        autoComplete="off"
        data-autofocus
        value={fields.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Telefone"
        description="Com DDD. De outro país, comece com + e o código do país."
        type="tel"
        autoComplete="off"
        maxLength={40}
        placeholder="(41) 98765-4321"
        value={fields.phone}
        error={problems.phone}
        onChange={(event) => change({ phone: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
