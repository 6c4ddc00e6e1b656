import { Autocomplete, Select } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import classes from './import-dialog.module.css';

interface Props {
  value: string;
  onChange: (tag: string) => void;
}

/** A tag for everybody in the sheet: one of the company's, or a new one for people who may create tags. */
export function ImportTag({ value, onChange }: Props) {
  const { data = [] } = useCall(calls.getTags, {});
  const names = [...new Set(data.flatMap(({ name, filed }) => (filed ? [] : [name])))];
  const common = { className: classes.tag, label: 'Tag para todos (opcional)', data: names, limit: 50 };
  if (useCan()('tags.manage')) {
    return (
      <Autocomplete
        {...common}
        placeholder="Feira de novembro"
        maxLength={60}
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <Select
      {...common}
      placeholder="Nenhuma"
      searchable
      clearable
      value={value || null}
      onChange={(tag) => onChange(tag ?? '')}
    />
  );
}
