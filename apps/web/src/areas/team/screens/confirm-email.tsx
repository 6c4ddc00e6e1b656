import { Button, Stack } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { LoadingScreen } from '../../../ui/feedback/loading-screen.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { signOut } from '../sign-out.ts';

/** /confirmar-email?token=…: where the mail of a sign-up leads, for people who are signed in. */
export function ConfirmEmail() {
  const { email } = useCurrentUser();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate, isSuccess, error } = useCallMutation(calls.confirmEmail, {
    quiet: true,
    invalidates: [calls.getUser],
  });
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || !token) return;
    asked.current = true;
    mutate({ token });
  }, [mutate, token]);
  if (isSuccess) return <Confirmed email={email} />;
  if (error || !token)
    return <Refused message={error?.message ?? errorText('proof_invalid')} email={email} />;
  return <LoadingScreen />;
}

function Confirmed({ email }: { email: string }) {
  return (
    <AuthFrame title="E-mail confirmado" description={`${email} é seu. Agora conecte o seu número.`}>
      <Button component={Link} to="/primeiros-passos" size="md" fullWidth mt="lg">
        Conectar um número
      </Button>
    </AuthFrame>
  );
}

function Refused({ message, email }: { message: string; email: string }) {
  return (
    <AuthFrame
      title="E-mail não confirmado"
      description={`Você entrou como ${email}. Se o link é de outra conta, saia, entre com ela e abra o link de novo.`}
    >
      <Stack gap="md">
        <NoticeBar kind="failure">{message}</NoticeBar>
        <Button component={Link} to="/" size="md" fullWidth>
          Voltar ao Prosa
        </Button>
        <Button variant="default" size="md" fullWidth onClick={signOut}>
          Sair
        </Button>
      </Stack>
    </AuthFrame>
  );
}
