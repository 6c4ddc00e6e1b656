import { Select } from '@mantine/core';
import { calls, type Conversation } from '@prosa/contract';
import type { FieldRefusals } from '../../../lib/api/refused-field.ts';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { ColleagueSelect } from '../dialogs/colleague-select.tsx';
import { NoteField } from '../dialogs/note-field.tsx';
import { useChosenDone } from './use-chosen-acts.ts';

interface Props {
  conversations: readonly Conversation[];
  names: DeskNames;
  onClose: () => void;
}

interface Fields {
  department: string | null;
  user: { _id: string; name: string } | null;
  note: string;
}

const refusals: readonly FieldRefusals<keyof Fields>[] = [{ field: 'user', codes: ['person_cannot_see'] }];

const nowhere: Fields = { department: null, user: null, note: '' };

/** Hands the chosen conversations to a department or a colleague, with a note for those who receive them. */
export function TransferChosenDialog({ conversations, names, onClose }: Props) {
  const { data: departments } = useCall(calls.getTransferDepartments, {}, { staleTime: 0 });
  const onDone = useChosenDone();
  const conversation_ids = conversations.map(({ _id }) => _id);
  const [first] = conversations;
  const isOneDepartment = conversations.every(({ department }) => department === first?.department);
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.transferConversations, {
    initial: nowhere,
    validate: ({ department, user }) => (department || user ? {} : { department: 'Campo obrigatório' }),
    refusals,
    input: ({ department, user, note }) => ({
      conversation_ids,
      ...(department !== null && { department }),
      ...(user && { user: user._id }),
      note: note.trim(),
    }),
    onSaved: (result) => {
      onClose();
      onDone({ act: 'transfer', conversation_ids, result });
    },
  });
  const count = conversations.length === 1 ? '1 conversa' : `${conversations.length} conversas`;
  return (
    <FormDialog
      opened
      title={`Transferir ${count}`}
      submitLabel="Transferir"
      busy={isSaving}
      onClose={onClose}
      onSubmit={submit}
    >
      <Select
        label="Departamento"
        placeholder={
          isOneDepartment
            ? `Continua em ${names.department(first?.department ?? '')}`
            : 'Escolha o departamento'
        }
        data={departments?.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
        value={fields.department}
        onChange={(department) => change({ department, user: null })}
        error={problems.department}
        nothingFoundMessage={departments ? 'Nenhum departamento' : 'Carregando…'}
        searchable
        selectFirstOptionOnChange
        clearable={isOneDepartment}
        data-autofocus
      />
      {first && (isOneDepartment || fields.department !== null) && (
        <ColleagueSelect
          conversation_id={first._id}
          department={fields.department ?? undefined}
          value={fields.user}
          onChange={(user) => change({ user })}
          error={problems.user}
        />
      )}
      <NoteField
        description="Para quem recebe as conversas; os clientes não veem."
        value={fields.note}
        onChange={(note) => change({ note })}
      />
    </FormDialog>
  );
}
