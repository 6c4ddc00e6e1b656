import { calls, errorText, type Chip, normaliseChannelName } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { refusedField } from '../../../lib/api/refused-field.ts';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { notify } from '../../../ui/notify.tsx';
import { usePatchChannel } from '../use-channels.ts';
import { NameField } from './name-field.tsx';

/** Gives a number another name. */
export function RenameDialog({ chip, onClose }: { chip: Chip; onClose: () => void }) {
  const [name, setName] = useState(chip.name);
  const [problem, setProblem] = useState<string | null>(null);
  const patch = usePatchChannel();
  const renaming = useCallMutation(calls.renameChip, {
    quiet: true,
    invalidates: [calls.getChips],
    onSuccess: () => {
      patch(chip._id, { name: normaliseChannelName(name) });
      notify.success('Canal renomeado com sucesso');
      onClose();
    },
    onError: (error) => {
      if (refusedField(error, nameRefusals)) setProblem(error.message);
      else notify.error(error.message);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (normaliseChannelName(name)) renaming.mutate({ chip: { _id: chip._id, name } });
    else setProblem(errorText('channel_name_required'));
  };
  return (
    <FormDialog opened title="Renomear número" onClose={onClose} onSubmit={submit} busy={renaming.isPending}>
      <NameField
        value={name}
        problem={problem}
        onChange={(typed) => {
          setName(typed);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}

const nameRefusals = [{ field: 'name', codes: ['channel_name_required', 'channel_name_taken'] }] as const;
