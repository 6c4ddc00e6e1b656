import { Textarea, TextInput } from '@mantine/core';
import { phoneDigits, toInternational } from '@prosa/brazil';
import { calls, errorText, limits } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';

/** Adds somebody to the suppression list by hand. */
export function AddOptOutDialog({ onClose }: { onClose: () => void }) {
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.addOptOut, {
    initial: { phone: '', reason: '' },
    validate: ({ phone }) => (phoneDigits(phone) ? {} : { phone: errorText('phone_invalid') }),
    otherwise: 'phone',
    input: ({ phone, reason }) => ({ phone: toInternational(phone), reason: reason.trim() }),
    invalidates: [calls.getOptOuts],
    onSaved: () => {
      notify.success('Contato na lista de não envio');
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      title="Adicionar à lista de não envio"
      onClose={onClose}
      onSubmit={submit}
      busy={isSaving}
    >
      <TextInput
        label="Telefone"
        description="Com DDD. De outro país, comece com + e o código do país."
        type="tel"
        autoComplete="off"
        maxLength={40}
        placeholder="(41) 98765-4321"
        data-autofocus
        value={fields.phone}
        error={problems.phone}
        onChange={(event) => change({ phone: event.currentTarget.value })}
      />
      <Textarea
        label="Motivo"
        description="Opcional. Por exemplo, como a pessoa pediu."
        maxLength={limits.opt_out_reason_max}
        autosize
        minRows={2}
        value={fields.reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
