import { Select } from '@mantine/core';

interface Row {
  _id: string;
  name: string;
  filed?: boolean;
}

interface Props {
  label: string;
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  /** Empty is none. */
  value: string;
  onChange: (id: string) => void;
  placeholder: string;
  /** Shown for none, where none can be chosen. */
  none?: string;
  nothingFound?: string;
}

/** Chooses one of the company's things. What is archived can no longer be chosen, but stays visible where it was. */
export function ReferenceSelect({ label, rows, value, onChange, placeholder, none, nothingFound }: Props) {
  const choices = (rows ?? [])
    .filter(({ _id, filed }) => !filed || _id === value)
    .map(({ _id, name, filed }) => ({ value: _id, label: filed ? `${name} (arquivado)` : name }));
  const isLost = value !== '' && rows !== undefined && !choices.some((choice) => choice.value === value);
  const data = [
    ...(none === undefined ? [] : [{ value: '-', label: none }]),
    ...choices,
    ...(isLost ? [{ value, label: 'Não existe mais' }] : []),
  ];
  const isNone = none !== undefined && value === '';
  return (
    <Select
      label={label}
      placeholder={rows ? placeholder : 'Carregando…'}
      data={data}
      value={isNone ? '-' : value || null}
      allowDeselect={false}
      searchable
      nothingFoundMessage={nothingFound}
      error={isLost ? 'Foi apagado. Escolha outro.' : undefined}
      onChange={(chosen) => onChange(chosen === '-' ? '' : (chosen ?? ''))}
    />
  );
}
