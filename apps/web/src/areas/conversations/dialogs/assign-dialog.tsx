import { Text } from '@mantine/core';
import { calls, type Conversation } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { offerToUndo } from '../../contacts/api/offer-to-undo.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { useOpenIfFree } from '../selection/use-open-if-free.ts';
import { ColleagueSelect } from './colleague-select.tsx';
import { NoteField } from './note-field.tsx';

interface Props {
  conversation: Conversation;
  onClose: () => void;
  onTransferred: () => void;
}

const nobody: { user: { _id: string; name: string } | null; note: string } = { user: null, note: '' };

/** Passes the conversation on to a colleague of the same department, who is notified. */
export function AssignDialog({ conversation, onClose, onTransferred }: Props) {
  const openIfFree = useOpenIfFree();
  const { _id: conversation_id, contact } = conversation;
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.changeConversation, {
    initial: nobody,
    validate: ({ user }) => (user ? {} : { user: 'Campo obrigatório' }),
    refusals: [{ field: 'user', codes: ['person_cannot_see'] }],
    input: ({ user, note }) => (user ? { conversation_id, user: user._id, note: note.trim() } : null),
    onSaved: ({ undo_id }, { user }) => {
      onTransferred();
      if (undo_id === null) return;
      offerToUndo({
        undo_id,
        title: 'Conversa atualizada',
        text: `${contactName(contact)} está com ${user?.name}.`,
        onUndone: () => openIfFree(conversation_id),
      });
    },
  });
  return (
    <FormDialog
      opened
      title="Passar para um colega"
      submitLabel="Passar"
      busy={isSaving}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text size="sm" c="dimmed">
        A conversa com <Name>{contactName(contact)}</Name> fica com essa pessoa, que recebe um aviso.
      </Text>
      <ColleagueSelect
        conversation_id={conversation_id}
        excluded={conversation.user?._id}
        value={fields.user}
        onChange={(user) => change({ user })}
        error={problems.user}
        isRequired
      />
      <NoteField
        description="Para quem recebe a conversa; o cliente não vê."
        value={fields.note}
        onChange={(note) => change({ note })}
      />
    </FormDialog>
  );
}
