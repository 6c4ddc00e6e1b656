import { PasswordField } from '../../../ui/form/password-field.tsx';

interface Props {
  password: string;
  confirmation: string;
  onChange: (changes: { password: string } | { confirmation: string }) => void;
}

/** The fields for a new password and its confirmation. */
export function NewPasswordFields({ password, confirmation, onChange }: Props) {
  return (
    <>
      <PasswordField
        label="Nova senha"
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => onChange({ password: event.currentTarget.value })}
      />
      <PasswordField
        label="Confirmar nova senha"
        name="new-password-confirmation"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => onChange({ confirmation: event.currentTarget.value })}
      />
    </>
  );
}
