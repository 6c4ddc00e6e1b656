import { MultiSelect } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';

interface Props {
  chosen: readonly string[];
  onChange: (channels: string[]) => void;
  /** In a row of filters the label is inside the box. */
  isCompact?: boolean;
  className?: string;
}

/** The numbers to filter by. A number that came with a link and no longer exists can be removed as well. */
export function ChannelSelect({ chosen, onChange, isCompact = false, className }: Props) {
  const { data: chips } = useCall(calls.getChips, {});
  const known = (chips ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const gone = chosen.filter((id) => !known.some(({ value }) => value === id));
  const label = 'Canais';
  return (
    <MultiSelect
      className={className}
      label={isCompact ? undefined : label}
      aria-label={label}
      placeholder={chosen.length === 0 ? (isCompact ? label : 'Todos') : undefined}
      data={[...known, ...(chips ? gone : []).map((id) => ({ value: id, label: 'Número removido' }))]}
      value={chips ? [...chosen] : []}
      onChange={onChange}
      comboboxProps={{ withinPortal: false }}
      searchable
      clearable
    />
  );
}
