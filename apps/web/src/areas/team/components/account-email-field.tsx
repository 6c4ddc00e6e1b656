import { TextInput } from '@mantine/core';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';

interface Props {
  value: string;
  onChange: (email: string) => void;
  isInvalid: boolean;
}

/** Takes the e-mail that somebody signs in with; the cursor is in it from the start. */
export function AccountEmailField({ value, onChange, isInvalid }: Props) {
  const input = useFocusOnMount<HTMLInputElement>();
  return (
    <TextInput
      label="E-mail"
      type="email"
      name="email"
      autoComplete="username"
      ref={input}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      aria-invalid={isInvalid}
    />
  );
}
