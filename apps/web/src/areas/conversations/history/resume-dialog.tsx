import { Alert, Anchor, Select, Text } from '@mantine/core';
import { calls, type Conversation } from '@prosa/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { TagSelect } from '../../contacts/tags/tag-select.tsx';
import { offerToUndo } from '../../contacts/api/offer-to-undo.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { conversationAddress } from '../selection/use-selection.ts';
import { Name } from '../../../ui/text/name.tsx';
import { NoteField } from '../dialogs/note-field.tsx';

interface Props {
  conversation: Conversation;
  names: DeskNames;
  onClose: () => void;
}

interface Typed {
  department: string | null;
  tags: string[];
  note: string;
}

/** Resumes a finished conversation, in a department and with tags that the person chooses. */
export function ResumeDialog({ conversation, names, onClose }: Props) {
  const { _id: conversation_id, contact } = conversation;
  const { data: departments } = useCall(calls.getTransferDepartments, {}, { staleTime: 0 });
  // An archived department cannot be chosen again.
  const known = (chosen: string | null) => (departments?.some(({ _id }) => _id === chosen) ? chosen : null);
  const navigate = useNavigate();
  const { data: standing, refetch } = useCall(calls.getOpenConversation, { conversation_id });
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.resumeConversation, {
    initial: (): Typed => ({ department: conversation.department, tags: conversation.tags, note: '' }),
    validate: ({ department }) => (known(department) ? {} : { department: 'Campo obrigatório' }),
    input: ({ department, tags, note }) =>
      department === null ? null : { conversation_id, department, tags, note: note.trim() },
    invalidates: [calls.getConversations],
    onSaved: (resumed) => {
      notify.success('Conversa atualizada');
      onClose();
      if (resumed.undo_id !== null) {
        offerToUndo({
          undo_id: resumed.undo_id,
          title: 'Atendimento retomado com sucesso',
          text: contactName(contact),
          undone: 'Desfeito: a conversa está finalizada, como antes.',
        });
      }
      const isSeen = names.ownDepartments?.some(({ _id }) => _id === resumed.department) ?? false;
      if (isSeen) void navigate(`/atendimento${conversationAddress(conversation_id)}`);
    },
    onFailed: () => void refetch(),
  });
  return (
    <FormDialog
      opened
      title="Transferir e classificar"
      submitLabel="Retomar atendimento"
      busy={isSaving}
      blocked={standing?.is_open}
      onClose={onClose}
      onSubmit={submit}
    >
      {standing?.is_open ? (
        <InTheWay conversation_id={standing.conversation_id} name={contactName(contact)} />
      ) : (
        <Text size="sm" c="dimmed">
          A conversa com <Name>{contactName(contact)}</Name> volta para o atendimento, no departamento
          escolhido.
        </Text>
      )}
      <Select
        label="Departamento"
        placeholder="Escolha o departamento"
        data={(departments ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        value={known(fields.department)}
        onChange={(department) => change({ department })}
        error={problems.department}
        searchable
        data-autofocus
      />
      <TagSelect
        label="Tags do contato"
        placeholder="Nenhuma"
        tags={names.allTags ?? []}
        value={fields.tags}
        onChange={(tags) => change({ tags })}
      />
      <NoteField
        description="Fica na conversa; o cliente não recebe."
        value={fields.note}
        onChange={(note) => change({ note })}
      />
    </FormDialog>
  );
}

function InTheWay({ conversation_id, name }: { conversation_id: string | null; name: string }) {
  return (
    <Alert color="amber" icon={<IconAlertTriangle size={18} aria-hidden />}>
      <Name>{name}</Name> já tem uma conversa em andamento neste número, por isso esta não pode ser retomada.{' '}
      {conversation_id ? (
        <Anchor component={Link} to={`/atendimento${conversationAddress(conversation_id)}`} inherit>
          Abrir a conversa em andamento
        </Anchor>
      ) : (
        'Ela está em outro departamento.'
      )}
    </Alert>
  );
}
