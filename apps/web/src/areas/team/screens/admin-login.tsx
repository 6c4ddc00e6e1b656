import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { currentUserQuery } from '../../../lib/current-user.tsx';
import { session } from '../../../lib/session.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { AdminLoginForm } from '../components/admin-login-form.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';

/** /admin-login: where the provider's staff sign in. */
export function AdminLogin() {
  return (
    <AuthFrame
      title="Acesso da equipe Prosa"
      description="Para quem cuida das contas dos clientes. Tudo o que você faz fica registrado."
      footer={
        <>
          É cliente?{' '}
          <Anchor component={Link} to="/login">
            Entrar na sua conta
          </Anchor>
        </>
      }
    >
      <AlreadySignedIn />
      <AdminLoginForm />
    </AuthFrame>
  );
}

/** Warns that somebody is signed in in this browser, whom the next sign-in replaces. */
function AlreadySignedIn() {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: session.token() !== null });
  if (!user) return null;
  return (
    <NoticeBar
      kind="waiting"
      action={
        <Anchor component={Link} to="/" size="md">
          Voltar
        </Anchor>
      }
    >
      Você já entrou como {user.name} ({user.email || user.account.name}). Entrar aqui troca essa sessão.
    </NoticeBar>
  );
}
