import { Select, Text } from '@mantine/core';
import { calls, type Conversation } from '@prosa/contract';
import { useRef } from 'react';
import type { FieldRefusals } from '../../../lib/api/refused-field.ts';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { useOpenIfFree } from '../selection/use-open-if-free.ts';
import { offerToUndo } from '../../contacts/api/offer-to-undo.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { Name } from '../../../ui/text/name.tsx';
import { ColleagueSelect } from './colleague-select.tsx';
import { NoteField } from './note-field.tsx';

interface Props {
  conversation: Conversation;
  names: DeskNames;
  onClose: () => void;
  onTransferred: () => void;
}

interface Fields {
  department: string | null;
  user: { _id: string; name: string } | null;
  note: string;
}

const nowhere: Fields = { department: null, user: null, note: '' };

const refusals: readonly FieldRefusals<keyof Fields>[] = [{ field: 'user', codes: ['person_cannot_see'] }];

/** Hands the conversation over to another department, with a note for its people; the conversation leaves the pane. */
export function TransferDialog({ conversation, names, onClose, onTransferred }: Props) {
  const { data } = useCall(calls.getTransferDepartments, {}, { staleTime: 0 });
  const openIfFree = useOpenIfFree();
  const note = useRef<HTMLTextAreaElement>(null);
  const { _id: conversation_id, contact } = conversation;
  const others = (data ?? []).filter(({ _id }) => _id !== conversation.department);
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.changeConversation, {
    initial: nowhere,
    validate: ({ department }) => (department ? {} : { department: 'Campo obrigatório' }),
    refusals,
    input: ({ department, user, note }) =>
      department === null
        ? null
        : { conversation_id, department, note: note.trim(), ...(user && { user: user._id }) },
    onSaved: ({ undo_id }, { department }) => {
      onTransferred();
      if (undo_id === null) return;
      const name = others.find(({ _id }) => _id === department)?.name;
      offerToUndo({
        undo_id,
        title: 'Conversa atualizada',
        text: `${contactName(contact)} foi para ${name}.`,
        onUndone: () => openIfFree(conversation_id),
      });
    },
  });
  return (
    <FormDialog
      opened
      title="Transferir para departamento"
      submitLabel="Transferir"
      busy={isSaving}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text size="sm" c="dimmed">
        A conversa com <Name>{contactName(contact)}</Name> sai de{' '}
        {names.department(conversation.department) || 'seu departamento'} e fica aguardando alguém do outro
        departamento.
      </Text>
      <Select
        label="Departamento"
        placeholder="Escolha o departamento"
        data={others.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={fields.department}
        onChange={(department) => {
          change({ department, user: null });
          if (department !== null) note.current?.focus();
        }}
        error={problems.department}
        nothingFoundMessage={data ? 'Nenhum outro departamento' : 'Carregando…'}
        searchable
        selectFirstOptionOnChange
        data-autofocus
      />
      {fields.department !== null && (
        <ColleagueSelect
          conversation_id={conversation_id}
          department={fields.department}
          value={fields.user}
          onChange={(user) => change({ user })}
          error={problems.user}
        />
      )}
      <NoteField
        ref={note}
        description="Para quem recebe a conversa; o cliente não vê."
        value={fields.note}
        onChange={(note) => change({ note })}
      />
    </FormDialog>
  );
}
