import { Anchor, Button, Checkbox, Group } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { codeRefusals, useCodeStep } from '../use-code-step.ts';
import { useSignIn } from '../use-sign-in.ts';
import { AccountEmailField } from './account-email-field.tsx';
import { CodeStep } from './code-step.tsx';

interface Props {
  /** The e-mail typed earlier, when recovering access. */
  email: string;
  onForgot: (email: string) => void;
}

function problemsOf({ email, password }: { email: string; password: string }): {
  form?: string;
  code?: string;
} {
  return email.trim() && password ? {} : { form: errorText('fill_all_fields') };
}

/** The form for e-mail and password, then for the code of people who have a second factor; Enter submits. */
export function LoginForm({ email, onForgot }: Props) {
  const signIn = useSignIn();
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.auth, {
    initial: { email, password: '', remember: false, code: '' },
    validate: problemsOf,
    input: (typed) => ({ ...typed, email: typed.email.trim() }),
    refusals: codeRefusals,
    onSaved: (signedIn, { remember }) => signIn(signedIn, { remember }),
  });
  const step = useCodeStep(problems.code);
  if (step.isAsked) {
    return (
      <form onSubmit={submit} noValidate>
        <CodeStep
          value={fields.code}
          onChange={(code) => change({ code })}
          failure={step.failure ?? problems.form}
          isSaving={isSaving}
          onBack={() => {
            change({ code: '' });
            step.back();
          }}
        />
      </form>
    );
  }
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
