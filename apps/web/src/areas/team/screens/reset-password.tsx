import { Anchor, Button } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { passwordProblems } from '../password-rules.ts';
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
  const passwordMin = usePasswordMin();
  const navigate = useNavigate();
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.resetPassword, {
    initial: { password: '', confirmation: '' },
    validate: (typed) => passwordProblems(typed, passwordMin),
    otherwise: 'form',
    input: ({ password }) => ({ token, password }),
    onSaved: () => {
      notify.success('Senha alterada com sucesso');
      void navigate('/login', { replace: true });
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      {problems.form && <NoticeBar kind="failure">{problems.form}</NoticeBar>}
      <NewPasswordFields {...fields} onChange={change} />
      <Button type="submit" size="md" fullWidth loading={isSaving}>
        Salvar nova senha
      </Button>
    </form>
  );
}
