import { calls, errorText, limits, type Customer } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { usePasswordMin } from '../../team/use-password-min.ts';

interface Typed {
  password: string;
  confirmation: string;
}

function problemsOf({ password, confirmation }: Typed, min: number): { form?: string } {
  if (password.length < min) return { form: errorText('password_too_short', { min }) };
  return password === confirmation ? {} : { form: errorText('passwords_differ') };
}

/** Shows 'Mudar senha' of a customer's person. */
export function PasswordDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const passwordMin = usePasswordMin();
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.changeCustomerPassword, {
    initial: { password: '', confirmation: '' },
    validate: (typed) => problemsOf(typed, Math.max(passwordMin, limits.password_min)),
    otherwise: 'form',
    input: ({ password }) => ({ user_id: customer._id, new_password: password }),
    onSaved: () => {
      notify.success('Senha alterada com sucesso!');
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      title={`Mudar senha de ${customer.name}`}
      onClose={onClose}
      onSubmit={submit}
      busy={isSaving}
    >
      <NoticeBar>
        A pessoa sai do Prosa em todos os aparelhos e cria a própria senha no próximo acesso.
      </NoticeBar>
      {problems.form && <NoticeBar kind="failure">{problems.form}</NoticeBar>}
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        data-autofocus
        value={fields.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
      <PasswordField
        label="Confirmar nova senha"
        autoComplete="new-password"
        value={fields.confirmation}
        onChange={(event) => change({ confirmation: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
