import { Button, Textarea, TextInput } from '@mantine/core';
import { calls, errorText, limits } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { codeRefusals, useCodeStep } from '../use-code-step.ts';
import { useSignIn } from '../use-sign-in.ts';
import { CodeStep } from './code-step.tsx';

const initial = { customer_email: '', reason: '', email: '', password: '', code: '' };
type Typed = typeof initial;

const reasonMissing = errorText('visit_reason_required');

function problemsOf({ customer_email, reason, email, password }: Typed): { form?: string; reason?: string } {
  if (!email.trim() || !password) return { form: errorText('fill_all_fields') };
  const isShort = reason.trim().length < limits.visit_reason_min;
  return customer_email.trim() && isShort ? { reason: reasonMissing } : {};
}

/** The form by which staff sign in: at home, or with a customer's e-mail straight into that customer's account. */
export function AdminLoginForm() {
  const signIn = useSignIn();
  const first = useFocusOnMount<HTMLInputElement>();
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.auth, {
    initial,
    validate: problemsOf,
    input: (typed) => ({ ...typed, email: typed.email.trim(), admin_login: true }),
    refusals: [...codeRefusals, { field: 'reason', codes: ['visit_reason_required'] }],
    otherwise: 'form',
    onSaved: (signedIn) => signIn(signedIn, { remember: false }),
  });
  const step = useCodeStep(problems.code);
  const text = (name: keyof Typed) => ({
    name,
    value: fields[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  if (step.isAsked) {
    return (
      <form onSubmit={submit} noValidate>
        <CodeStep
          value={fields.code}
          onChange={(code) => change({ code })}
          failure={step.failure ?? problems.form ?? problems.reason}
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
      <TextInput
        ref={first}
        label="E-mail da conta do cliente"
        description="Em branco, você entra na administração."
        type="email"
        autoComplete="off"
        {...text('customer_email')}
      />
      {fields.customer_email.trim() !== '' && (
        <Textarea
          label="Motivo do acesso"
          description="O cliente pode lê-lo no registro de atividades."
          autosize
          minRows={2}
          maxLength={300}
          error={problems.reason}
          {...text('reason')}
        />
      )}
      <TextInput label="Seu e-mail" type="email" autoComplete="username" {...text('email')} />
      <PasswordField label="Sua senha" autoComplete="current-password" {...text('password')} />
      <Button type="submit" size="md" fullWidth loading={isSaving}>
        Entrar
      </Button>
    </form>
  );
}
