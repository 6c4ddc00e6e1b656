import { Textarea } from '@mantine/core';
import { calls, limits, type Message } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';

interface Props {
  message: Message;
  onClose: () => void;
}

/** Edits a text that the person wrote some minutes ago; the customer's phone shows the new one. */
export function EditDialog({ message, onClose }: Props) {
  const { fields, change, submit, problems, isSaving } = useCallForm(calls.editMessage, {
    initial: { text: message.message },
    validate: ({ text }) => (text.trim() ? {} : { text: 'Escreva o novo texto.' }),
    input: ({ text }) => ({ message_id: message._id, text }),
    otherwise: 'text',
    onSaved: onClose,
  });
  return (
    <FormDialog opened title="Editar mensagem" busy={isSaving} onClose={onClose} onSubmit={submit}>
      <Textarea
        label="Texto"
        description="O cliente vê o novo texto e que a mensagem foi editada."
        data-autofocus
        autosize
        minRows={3}
        maxRows={10}
        maxLength={limits.message_max_chars}
        value={fields.text}
        error={problems.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
