import { MultiSelect } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';

interface Props {
  chosen: readonly string[];
  onChange: (channels: string[]) => void;
  /** In a line of filters the label stands inside the box. */
  isCompact?: boolean;
  className?: string;
}

/** The numbers a list is narrowed to. One that a link brought and that is gone by now can be taken out as well. */
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
