import { Switch, TextInput } from '@mantine/core';
import { calls, errorText, limits, type Customer } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';

const numbers = [
  { name: 'max_channels', label: 'Quantidade de canais', code: 'max_channels_invalid' },
  { name: 'max_users', label: 'Quantidade de usuários', code: 'max_users_invalid' },
  { name: 'max_flows', label: 'Quantidade de fluxos', code: 'max_flows_invalid' },
] as const;

type NumberName = (typeof numbers)[number]['name'];
type Typed = Record<NumberName, string> & { campaigns_enabled: boolean; custom_negotiation: boolean };

function isLimit(typed: string): boolean {
  return /^\d+$/.test(typed.trim()) && Number(typed) <= limits.plan_limit_max;
}

function problemsOf(typed: Typed): Partial<Record<NumberName, string>> {
  const wrong = numbers.filter(({ name }) => !isLimit(typed[name]));
  return Object.fromEntries(wrong.map(({ name, code }) => [name, errorText(code)]));
}

function typedOf({ account }: Customer): Typed {
  return {
    max_channels: String(account.max_channels),
    max_users: String(account.max_users),
    max_flows: String(account.max_flows),
    campaigns_enabled: account.campaigns_enabled,
    custom_negotiation: account.custom_negotiation,
  };
}

/** Shows 'Editar': what a customer's company may have. */
export function AccountDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.updateAccount, {
    initial: typedOf(customer),
    validate: problemsOf,
    refusals: numbers.map(({ name, code }) => ({ field: name, codes: [code] })),
    invalidates: [calls.getCustomers],
    input: (typed) => ({ account_id: customer.account._id, ...typed }),
    onSaved: () => {
      notify.success('Conta atualizada com sucesso!');
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      title={`Editar ${customer.account.name}`}
      onClose={onClose}
      onSubmit={submit}
      busy={isSaving}
    >
      <NoticeBar>
        Vale para toda a empresa, na hora. Diminuir um limite não apaga nada do que ela já tem.
      </NoticeBar>
      {numbers.map(({ name, label }) => (
        <TextInput
          key={name}
          label={label}
          inputMode="numeric"
          value={fields[name]}
          error={problems[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      ))}
      <Switch
        label="Campanhas"
        checked={fields.campaigns_enabled}
        onChange={(event) => change({ campaigns_enabled: event.currentTarget.checked })}
      />
      <Switch
        label="Plano personalizado"
        description="A empresa negociou limites diferentes dos do plano."
        checked={fields.custom_negotiation}
        onChange={(event) => change({ custom_negotiation: event.currentTarget.checked })}
      />
    </FormDialog>
  );
}
