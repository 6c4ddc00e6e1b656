import { MultiSelect } from '@mantine/core';
import { useCan } from '../../../lib/current-user.tsx';
import type { NamedId } from '../api/use-desk-names.ts';

interface Props {
  departments: readonly NamedId[];
  chosen: readonly string[];
  onChange: (departments: string[]) => void;
  /** In a row of filters the label is inside the box. */
  isCompact?: boolean;
  className?: string;
}

/** The departments to filter by. Agents start with all of their own chosen, which is the same as none. */
export function DepartmentSelect({ departments, chosen, onChange, isCompact = false, className }: Props) {
  const seesAll = useCan()('departments.manage');
  const own = departments.map(({ _id }) => _id);
  const value = chosen.length === 0 && !seesAll ? own : [...chosen];
  const label = 'Departamentos';
  return (
    <MultiSelect
      className={className}
      label={isCompact ? undefined : label}
      aria-label={label}
      placeholder={value.length === 0 ? (isCompact ? label : 'Todos') : undefined}
      data={departments.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={value}
      onChange={(picked) => onChange(!seesAll && picked.length === own.length ? [] : picked)}
      comboboxProps={{ withinPortal: false }}
      searchable
      clearable={seesAll}
    />
  );
}
