import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../../lib/current-user.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ChangePasswordForm } from '../components/change-password-form.tsx';
import { signOut } from '../sign-out.ts';

/** Comes before everything else until the person has replaced their initial password. */
export function FirstPassword() {
  const client = useQueryClient();
  // What the person may do changes with their own password, so they are loaded again.
  const release = () => void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  return (
    <AuthFrame
      title="Crie a sua senha"
      description="A senha inicial vale só para o primeiro acesso. Escolha uma que só você conheça."
    >
      <ChangePasswordForm
        submitLabel="Salvar e continuar"
        onDone={release}
        secondary={
          <Button variant="default" onClick={signOut}>
            Sair
          </Button>
        }
      />
    </AuthFrame>
  );
}
