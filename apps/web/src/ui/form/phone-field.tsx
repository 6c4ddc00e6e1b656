import { TextInput, type TextInputProps } from '@mantine/core';

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  /** Turns what is typed into the mask's form. */
  mask: (typed: string) => string;
}

/** Phone box that keeps to a mask while the person types, pastes or deletes. */
export function PhoneField({ value, onChange, mask, ...field }: Props) {
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(11) 91234-5678"
      {...field}
      value={mask(value)}
      onChange={(event) => onChange(mask(event.currentTarget.value))}
    />
  );
}
