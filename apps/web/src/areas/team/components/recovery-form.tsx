import { Anchor, Button } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { AccountEmailField } from './account-email-field.tsx';

interface Props {
  /** The e-mail typed earlier, at the login. */
  email: string;
  onDone: (email: string) => void;
}

/** Asks for the e-mail address that the recovery link goes to. */
export function RecoveryForm({ email, onDone }: Props) {
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.sendPasswordRecovery, {
    initial: { email },
    validate: (typed) => (typed.email.trim() ? {} : { form: errorText('fill_all_fields') }),
    input: (typed) => ({ email: typed.email.trim() }),
    onSaved: (_sent, typed) => {
      notify.success(
        'Email enviado com sucesso! Verifique sua caixa de entrada, incluindo a pasta de Spam.',
        { autoClose: 10_000 },
      );
      onDone(typed.email);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      {problems.form && <NoticeBar kind="failure">{problems.form}</NoticeBar>}
      <AccountEmailField
        value={fields.email}
        onChange={(email) => change({ email })}
        isInvalid={problems.form !== undefined}
      />
      <Button type="submit" size="md" fullWidth loading={isSaving}>
        Recuperar acesso
      </Button>
      <Anchor component="button" type="button" size="md" ta="center" onClick={() => onDone(fields.email)}>
        Voltar para o login
      </Anchor>
    </form>
  );
}
