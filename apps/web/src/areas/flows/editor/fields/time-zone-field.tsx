import { Select } from '@mantine/core';

const zones = [
  { value: '-', label: 'O da empresa' },
  { value: 'America/Sao_Paulo', label: 'Brasília' },
  { value: 'America/Manaus', label: 'Manaus' },
  { value: 'America/Cuiaba', label: 'Cuiabá' },
  { value: 'America/Campo_Grande', label: 'Campo Grande' },
  { value: 'America/Porto_Velho', label: 'Porto Velho' },
  { value: 'America/Boa_Vista', label: 'Boa Vista' },
  { value: 'America/Rio_Branco', label: 'Rio Branco' },
  { value: 'America/Noronha', label: 'Fernando de Noronha' },
];

interface Props {
  /** An IANA zone; empty is the company's. */
  value: string;
  onChange: (zone: string) => void;
}

/** In which time zone hours are meant. */
export function TimeZoneField({ value, onChange }: Props) {
  const isOther = value !== '' && !zones.some((zone) => zone.value === value);
  return (
    <Select
      label="Fuso horário"
      data={isOther ? [...zones, { value, label: value }] : zones}
      value={value || '-'}
      allowDeselect={false}
      onChange={(zone) => zone && onChange(zone === '-' ? '' : zone)}
    />
  );
}
