import { TextInput } from '@mantine/core';
import { newId } from '../model/new-id.ts';
import { RowsField } from './rows-field.tsx';
import { TemplateField } from './template-field.tsx';

interface Pair {
  id: string;
  name: string;
  value: string;
}

interface Props {
  label: string;
  rowName: string;
  value: readonly Pair[];
  onChange: (pairs: Pair[]) => void;
  max?: number;
}

/** Names with values, such as the headers of a request. */
export function PairsField({ label, rowName, value, onChange, max = 30 }: Props) {
  return (
    <RowsField
      label={label}
      rowName={rowName}
      rows={value}
      onChange={onChange}
      make={() => ({ id: newId(), name: '', value: '' })}
      keyOf={({ id }) => id}
      max={max}
      isUnordered
    >
      {(pair, change) => (
        <>
          <TextInput
            aria-label={`Nome de ${rowName.toLowerCase()}`}
            placeholder="Nome"
            maxLength={200}
            spellCheck={false}
            value={pair.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <TemplateField
            isBare
            label={`Valor de ${pair.name || rowName.toLowerCase()}`}
            placeholder="Valor"
            maxLength={2000}
            value={pair.value}
            onChange={(text) => change({ value: text })}
          />
        </>
      )}
    </RowsField>
  );
}
