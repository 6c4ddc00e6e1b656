import { TextInput } from '@mantine/core';
import { calls, type Conversation } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { isolatedName } from '../../../ui/name.tsx';
import { notify } from '../../../ui/notify.tsx';
import { useShowContact } from '../api/use-show-contact.ts';

/** Gives the contact a name of our own; Enter saves, and an empty one goes back to the phone's. */
export function NameDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { contact } = conversation;
  const [name, setName] = useState(contact.override_name ?? contact.name);
  const show = useShowContact(conversation);
  const rename = useCallMutation(calls.changeContactName, {
    onSuccess: () => {
      show({ override_name: name.trim() || null });
      notify.success('Nome atualizado');
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate({ contact: { _id: contact._id, override_name: name.trim() } });
  };
  return (
    <FormDialog opened title="Editar nome" busy={rename.isPending} onClose={onClose} onSubmit={submit}>
      <TextInput
        label="Nome do contato"
        description={
          contact.name && `No WhatsApp: ${isolatedName(contact.name)}. Deixe vazio para usar este nome.`
        }
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
}
