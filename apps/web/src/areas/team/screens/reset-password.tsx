import { Anchor, Button } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { passwordProblem } from '../password-rules.ts';
import { usePasswordMin } from '../use-password-min.ts';

/** /recuperar-senha?token=…: where the recovery mail leads. */
export function ResetPassword() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <AuthFrame
      title="Nova senha"
      description="Escolha uma senha que você não usa em outro lugar."
      footer={
        <Anchor component={Link} to="/login">
          Voltar para o login
        </Anchor>
      }
    >
      {token ? <Form token={token} /> : <NoticeBar kind="failure">{errorText('recovery_invalid')}</NoticeBar>}
    </AuthFrame>
  );
}

function Form({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const passwordMin = usePasswordMin();
  const navigate = useNavigate();
  const reset = useCallMutation(calls.resetPassword, {
    quiet: true,
    onError: (error) => setProblem(error.message),
    onSuccess: () => {
      notify.success('Senha alterada com sucesso');
      void navigate('/login', { replace: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = passwordProblem({ password, confirmation }, passwordMin);
    setProblem(found);
    if (!found) reset.mutate({ token, password });
  };
  return (
    <form onSubmit={submit} noValidate>
      {problem && <NoticeBar kind="failure">{problem}</NoticeBar>}
      <NewPasswordFields
        password={password}
        confirmation={confirmation}
        onPassword={setPassword}
        onConfirmation={setConfirmation}
      />
      <Button type="submit" size="md" fullWidth loading={reset.isPending}>
        Salvar nova senha
      </Button>
    </form>
  );
}
