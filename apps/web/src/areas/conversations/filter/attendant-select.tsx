import { MultiSelect } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';

interface Props {
  chosen: readonly string[];
  onChange: (users: string[]) => void;
  className?: string;
}

/** Who attended, to filter by. A person who came with a link and is gone can be removed as well. */
export function AttendantSelect({ chosen, onChange, className }: Props) {
  const { data: users } = useCall(calls.getUsers, {});
  const known = (users ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const gone = chosen.filter((id) => !known.some(({ value }) => value === id));
  return (
    <MultiSelect
      className={className}
      aria-label="Atendida por"
      placeholder={chosen.length === 0 ? 'Atendida por' : undefined}
      data={[...known, ...(users ? gone : []).map((id) => ({ value: id, label: 'Pessoa removida' }))]}
      value={users ? [...chosen] : []}
      onChange={onChange}
      comboboxProps={{ withinPortal: false }}
      searchable
      clearable
    />
  );
}
