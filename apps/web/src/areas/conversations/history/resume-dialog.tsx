import { Alert, Anchor, Select, Text, Textarea } from '@mantine/core';
import { calls, type Conversation } from '@prosa/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { notify } from '../../../ui/notify.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { TagSelect } from '../../contacts/components/tag-select.tsx';
import { contactName } from '../../contacts/contact-name.ts';
import { conversationAddress } from '../use-selection.ts';

interface Props {
  conversation: Conversation;
  names: DeskNames;
  onClose: () => void;
}

/** Transfers a finished conversation to a department, classifies it with tags, and takes it up again. */
export function ResumeDialog({ conversation, names, onClose }: Props) {
  const { _id: conversation_id, contact } = conversation;
  const [department, setDepartment] = useState<string | null>(() => known(conversation.department, names));
  const [tags, setTags] = useState<string[]>(conversation.tags);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const { data: standing, refetch } = useCall(calls.getOpenConversation, { conversation_id });
  const resume = useCallMutation(calls.resumeConversation, {
    invalidates: [calls.getConversations],
    onSuccess: (resumed) => {
      notify.success('Conversa atualizada');
      notify.success('Atendimento retomado com sucesso');
      onClose();
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
          A conversa com {contactName(contact)} volta para o atendimento, no departamento escolhido.
        </Text>
      )}
      <Select
        label="Departamento"
        placeholder="Escolha o departamento"
        data={(names.departments ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        value={department}
        onChange={setDepartment}
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
        maxLength={1000}
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
      {name} já tem uma conversa em andamento neste número, por isso esta não pode ser retomada.{' '}
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

/** An archived department cannot be chosen again. */
function known(id: string, { departments }: DeskNames): string | null {
  return departments?.some(({ _id }) => _id === id) ? id : null;
}
