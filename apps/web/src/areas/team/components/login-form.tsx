import { Anchor, Button, Checkbox, Group } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useSignIn } from '../use-sign-in.ts';
import { AccountEmailField } from './account-email-field.tsx';

interface Props {
  /** The e-mail typed earlier, when recovering access. */
  email: string;
  onForgot: (email: string) => void;
}

/** The form for e-mail and password; Enter submits. */
export function LoginForm({ email, onForgot }: Props) {
  const signIn = useSignIn();
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.auth, {
    initial: { email, password: '', remember: false },
    validate: (typed) => (typed.email.trim() && typed.password ? {} : { form: errorText('fill_all_fields') }),
    input: (typed) => ({ ...typed, email: typed.email.trim() }),
    onSaved: (signedIn, { remember }) => signIn(signedIn, { remember }),
  });
  return (
    <form onSubmit={submit} noValidate>
      {problems.form && <NoticeBar kind="failure">{problems.form}</NoticeBar>}
      <AccountEmailField
        value={fields.email}
        onChange={(email) => change({ email })}
        isInvalid={problems.form !== undefined && !fields.email.trim()}
      />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="current-password"
        value={fields.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
        aria-invalid={problems.form !== undefined && !fields.password}
      />
      <Group justify="space-between" gap="xs">
        <Checkbox
          label="Lembrar de mim"
          checked={fields.remember}
          onChange={(event) => change({ remember: event.currentTarget.checked })}
        />
        <Anchor component="button" type="button" size="md" onClick={() => onForgot(fields.email)}>
          Esqueci minha senha
        </Anchor>
      </Group>
      <Button type="submit" size="md" fullWidth loading={isSaving}>
        Entrar
      </Button>
    </form>
  );
}
