import { Anchor, Button, TextInput } from '@mantine/core';
import { maskPhone, toInternational } from '@prosa/brazil';
import { calls, errorText } from '@prosa/contract';
import { Link } from 'react-router';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { usePasswordMin } from '../use-password-min.ts';
import { useSignIn } from '../use-sign-in.ts';

const blank = { name: '', company: '', email: '', phone: '', password: '' };

/** /cadastro: a new company with its owner, who is signed in at once. */
export function SignUp() {
  const first = useFocusOnMount<HTMLInputElement>();
  const passwordMin = usePasswordMin();
  const signIn = useSignIn();
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.createUser, {
    initial: blank,
    validate: (typed) => problemsOf(typed, passwordMin),
    otherwise: 'form',
    input: toCall,
    // The link in the mail opens another tab, which must find the session there.
    onSaved: (signedIn) => signIn(signedIn, { remember: true }),
  });
  return (
    <AuthFrame
      title="Criar conta"
      description={useBeginning()}
      footer={
        <>
          Já tem conta?{' '}
          <Anchor component={Link} to="/login">
            Entrar
          </Anchor>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        {problems.form && <NoticeBar kind="failure">{problems.form}</NoticeBar>}
        <TextInput
          label="Seu nome"
          autoComplete="name"
          ref={first}
          value={fields.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextInput
          label="Empresa (opcional)"
          autoComplete="organization"
          value={fields.company}
          onChange={(event) => change({ company: event.currentTarget.value })}
        />
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="username"
          value={fields.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <PhoneField
          label="Celular"
          mask={maskPhone}
          value={fields.phone}
          onChange={(phone) => change({ phone })}
        />
        <PasswordField
          label="Senha"
          description={`Pelo menos ${passwordMin} caracteres`}
          autoComplete="new-password"
          value={fields.password}
          onChange={(event) => change({ password: event.currentTarget.value })}
        />
        <Button type="submit" size="md" fullWidth loading={isSaving}>
          Criar conta
        </Button>
      </form>
    </AuthFrame>
  );
}

/** Returns how a new company begins here: it tries, for some days or for as long as it likes, or waits for its purchase. */
function useBeginning(): string {
  const { data } = useCall(calls.getSignUpRules, {});
  if (data?.begins_with === 'purchase')
    return 'Leva um minuto. O acesso completo abre quando a compra do plano for confirmada.';
  if (data?.trial_days)
    return `Leva um minuto, e você testa tudo por ${data.trial_days} ${data.trial_days === 1 ? 'dia' : 'dias'}. Depois é só conectar o seu número.`;
  return 'Leva um minuto. Depois é só conectar o seu número.';
}

function problemsOf({ name, email, phone, password }: typeof blank, min: number): { form?: string } {
  if (!name.trim() || !email.trim() || !phone || !password) return { form: errorText('fill_all_fields') };
  return password.length < min ? { form: errorText('password_too_short', { min }) } : {};
}

function toCall({ name, company, email, phone, password }: typeof blank) {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: toInternational(phone),
    password,
    ...(company.trim() ? { company: company.trim() } : {}),
  };
}
