import { Alert, Anchor, Select, Text, Textarea } from '@mantine/core';
import { calls, limits, type Conversation } from '@prosa/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { TagSelect } from '../../contacts/tags/tag-select.tsx';
import { offerToUndo } from '../../contacts/api/offer-to-undo.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { conversationAddress } from '../selection/use-selection.ts';
import { Name } from '../../../ui/text/name.tsx';

interface Props {
  conversation: Conversation;
  names: DeskNames;
  onClose: () => void;
}

/** Transfers a finished conversation to a department, classifies it with tags, and takes it up again. */
export function ResumeDialog({ conversation, names, onClose }: Props) {
  const { _id: conversation_id, contact } = conversation;
  const { data: departments } = useCall(calls.getTransferDepartments, {}, { staleTime: 0 });
  const [chosen, setChosen] = useState<string | null>(conversation.department);
  // An archived department cannot be chosen again.
  const department = departments?.some(({ _id }) => _id === chosen) ? chosen : null;
  const [tags, setTags] = useState<string[]>(conversation.tags);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const { data: standing, refetch } = useCall(calls.getOpenConversation, { conversation_id });
  const resume = useCallMutation(calls.resumeConversation, {
    invalidates: [calls.getConversations],
    onSuccess: (resumed) => {
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
    onError: () => void refetch(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(department ? null : 'Campo obrigatório');
    if (department) resume.mutate({ conversation_id, department, tags, note: note.trim() });
  };
  return (
    <FormDialog
      opened
      title="Transferir e classificar"
      submitLabel="Retomar atendimento"
      busy={resume.isPending}
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
        value={department}
        onChange={setChosen}
        error={problem}
        searchable
        data-autofocus
      />
      <TagSelect
        label="Tags do contato"
        placeholder="Nenhuma"
        tags={names.allTags ?? []}
        value={tags}
        onChange={setTags}
      />
      <Textarea
        label="Observação"
        description="Fica na conversa; o cliente não recebe."
        value={note}
        maxLength={limits.note_max_chars}
        autosize
        minRows={2}
        maxRows={5}
        onChange={(event) => setNote(event.currentTarget.value)}
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
