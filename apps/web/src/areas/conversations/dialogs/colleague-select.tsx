import { Select } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';

interface Person {
  _id: string;
  name: string;
}

interface Props {
  conversation_id: string;
  /** The department in which the person has to see it; the conversation's own when left out. */
  department?: string | undefined;
  /** The person who has it already. */
  excluded?: string | undefined;
  value: Person | null;
  onChange: (person: Person | null) => void;
  error?: string | undefined;
  isRequired?: boolean;
}

/** The colleagues who see a conversation in its department, to choose one from. */
export function ColleagueSelect(props: Props) {
  const { conversation_id, department, excluded, value, onChange, isRequired = false } = props;
  const me = useCurrentUser();
  const input = { conversation_id, ...(department && { department }) };
  const { data } = useCall(calls.getColleagues, input, { staleTime: 0 });
  const people = (data ?? []).filter(({ _id }) => _id !== excluded);
  const label = ({ _id, name }: Person) => (_id === me._id ? `${name} (você)` : name);
  return (
    <Select
      label="Atendente"
      placeholder={isRequired ? 'Escolha a pessoa' : 'Qualquer pessoa do departamento'}
      data={people.map((person) => ({ value: person._id, label: label(person) }))}
      value={value?._id ?? null}
      onChange={(id) => onChange(people.find(({ _id }) => _id === id) ?? null)}
      error={props.error}
      nothingFoundMessage={data ? 'Nenhum colega vê este departamento' : 'Carregando…'}
      searchable
      clearable={!isRequired}
      data-autofocus={isRequired || undefined}
    />
  );
}
