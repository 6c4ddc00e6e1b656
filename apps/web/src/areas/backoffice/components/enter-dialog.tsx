import { Textarea } from '@mantine/core';
import { calls, errorText, limits, type Customer } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { session } from '../../../lib/session.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';

/** Shows 'Entrar na conta': asks why, which the customer can read, and enters. */
export function EnterDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.enterAccount, {
    initial: { reason: '' },
    validate: ({ reason }) =>
      reason.trim().length < limits.visit_reason_min ? { reason: errorText('visit_reason_required') } : {},
    refusals: [{ field: 'reason', codes: ['visit_reason_required'] }],
    input: ({ reason }) => ({ account_id: customer.account._id, reason }),
    onSaved: ({ token }) => {
      const home = session.token();
      if (home) session.enter({ token, home });
    },
  });
  return (
    <FormDialog
      opened
      title={`Entrar na conta de ${customer.account.name}`}
      submitLabel="Entrar na conta"
      onClose={onClose}
      onSubmit={submit}
      busy={isSaving}
    >
      <NoticeBar kind="waiting">
        Você vê e faz o que o proprietário vê e faz, por uma hora. Cada ato fica no registro de atividades da
        empresa com o seu nome.
      </NoticeBar>
      <Textarea
        label="Motivo do acesso"
        description="O cliente pode lê-lo."
        data-autofocus
        autosize
        minRows={3}
        maxLength={300}
        value={fields.reason}
        error={problems.reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
