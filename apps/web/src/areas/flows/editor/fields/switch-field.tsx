import { Switch } from '@mantine/core';

interface Props {
  label: string;
  value: boolean;
  onChange: (isOn: boolean) => void;
  description?: string;
}

/** Something that is on or off. */
export function SwitchField({ label, value, onChange, description }: Props) {
  return (
    <Switch
      label={label}
      description={description}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
