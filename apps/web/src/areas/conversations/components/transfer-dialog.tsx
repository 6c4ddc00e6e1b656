import { Select, Text } from '@mantine/core';
import { calls, type Conversation } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { notify } from '../../../ui/notify.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { contactName } from '../../contacts/contact-name.ts';

interface Props {
  conversation: Conversation;
  names: DeskNames;
  onClose: () => void;
  onTransferred: () => void;
}

/** Hands the conversation to another department; it leaves the pane. */
export function TransferDialog({ conversation, names, onClose, onTransferred }: Props) {
  const [department, setDepartment] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useCallMutation(calls.changeConversation, {
    onSuccess: () => {
      notify.success('Conversa atualizada');
      onTransferred();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(department ? null : 'Campo obrigatório');
    if (department) change.mutate({ conversation_id: conversation._id, department });
  };
  const others = (names.departments ?? []).filter(({ _id }) => _id !== conversation.department);
  return (
    <FormDialog
      opened
      title="Transferir para departamento"
      submitLabel="Transferir"
      busy={change.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text size="sm" c="dimmed">
        A conversa com {contactName(conversation.contact)} sai de{' '}
        {names.department(conversation.department) || 'seu departamento'} e fica aguardando alguém do outro
        departamento.
      </Text>
      <Select
        label="Departamento"
        placeholder="Escolha o departamento"
        data={others.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={department}
        onChange={setDepartment}
        error={problem}
        nothingFoundMessage="Nenhum outro departamento"
        searchable
        data-autofocus
      />
    </FormDialog>
  );
}
