import { TextInput } from '@mantine/core';
import { calls, type Conversation } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { isolatedName } from '../../../ui/text/name.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { useShowContact } from '../api/use-show-contact.ts';

/** Gives the contact a name in Prosa; Enter saves, and an empty one restores the phone's. */
export function NameDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { contact } = conversation;
  const show = useShowContact(conversation);
  const { fields, change, submit, isSaving } = useCallForm(calls.changeContactName, {
    initial: { name: contact.override_name ?? contact.name },
    input: ({ name }) => ({ contact: { _id: contact._id, override_name: name.trim() } }),
    onSaved: (_saved, { name }) => {
      show({ override_name: name.trim() || null });
      notify.success('Nome atualizado');
      onClose();
    },
  });
  return (
    <FormDialog opened title="Editar nome" busy={isSaving} onClose={onClose} onSubmit={submit}>
      <TextInput
        label="Nome do contato"
        description={
          contact.name && `No WhatsApp: ${isolatedName(contact.name)}. Deixe vazio para usar este nome.`
        }
        value={fields.name}
        maxLength={120}
        onChange={(event) => change({ name: event.currentTarget.value })}
        data-autofocus
      />
    </FormDialog>
  );
}
