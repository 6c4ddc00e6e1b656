import { NumberInput } from '@mantine/core';

interface Props {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  description?: string;
  suffix?: string;
  /** The label is for screen readers only. */
  isBare?: boolean;
}

/** A whole number between two limits; what is none of them is not taken over. */
export function CountField({ label, value, onChange, isBare, ...rest }: Props) {
  return (
    <NumberInput
      label={isBare ? undefined : label}
      aria-label={label}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={rest.min < 0}
      value={value}
      onChange={(typed) => typeof typed === 'number' && onChange(typed)}
      {...rest}
    />
  );
}
