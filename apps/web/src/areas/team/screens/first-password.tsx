import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../../lib/current-user.tsx';
import { session } from '../../../lib/session.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { ChangePasswordForm } from '../components/change-password-form.tsx';

/** Stands before everything else until a person has replaced the initial password. */
export function FirstPassword() {
  const client = useQueryClient();
  const release = () =>
    client.setQueryData(
      currentUserQuery.queryKey,
      (user) => user && { ...user, must_change_password: false },
    );
  return (
    <AuthFrame
      title="Crie a sua senha"
      description="A senha inicial vale só para o primeiro acesso. Escolha uma que só você conheça."
    >
      <ChangePasswordForm
        submitLabel="Salvar e continuar"
        onDone={release}
        secondary={
          <Button variant="default" onClick={() => session.close('left')}>
            Sair
          </Button>
        }
      />
    </AuthFrame>
  );
}
