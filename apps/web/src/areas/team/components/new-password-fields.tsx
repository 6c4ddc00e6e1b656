import { PasswordField } from '../../../ui/form/password-field.tsx';

interface Props {
  password: string;
  confirmation: string;
  onPassword: (password: string) => void;
  onConfirmation: (confirmation: string) => void;
}

/** A new password and once more. */
export function NewPasswordFields({ password, confirmation, onPassword, onConfirmation }: Props) {
  return (
    <>
      <PasswordField
        label="Nova senha"
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => onPassword(event.currentTarget.value)}
      />
      <PasswordField
        label="Confirmar nova senha"
        name="new-password-confirmation"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => onConfirmation(event.currentTarget.value)}
      />
    </>
  );
}
