import { calls, errorText, type Chip, normaliseChannelName } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { usePatchChannel } from '../use-channels.ts';
import { NameField } from './name-field.tsx';

/** Gives a number another name. */
export function RenameDialog({ chip, onClose }: { chip: Chip; onClose: () => void }) {
  const patch = usePatchChannel();
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.renameChip, {
    initial: { name: chip.name },
    validate: ({ name }) => (normaliseChannelName(name) ? {} : { name: errorText('channel_name_required') }),
    refusals: [{ field: 'name', codes: ['channel_name_required', 'channel_name_taken'] }],
    input: ({ name }) => ({ chip: { _id: chip._id, name } }),
    invalidates: [calls.getChips],
    onSaved: (_saved, { name }) => {
      patch(chip._id, { name: normaliseChannelName(name) });
      notify.success('Canal renomeado com sucesso');
      onClose();
    },
  });
  return (
    <FormDialog opened title="Renomear número" onClose={onClose} onSubmit={submit} busy={isSaving}>
      <NameField value={fields.name} problem={problems.name ?? null} onChange={(name) => change({ name })} />
    </FormDialog>
  );
}
