import { calls, type ScheduledMessage } from '@prosa/contract';
import { dayText } from '../../../lib/dates.ts';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { isolatedName } from '../../../ui/text/name.tsx';
import { receiverName } from '../schedule-words.ts';

interface Props {
  /** Null while none is to be deleted. */
  schedule: ScheduledMessage | null;
  onClose: () => void;
}

/** Asks before a schedule is deleted. */
export function DeleteSchedule({ schedule, onClose }: Props) {
  const archive = useCallMutation(calls.updateScheduledMessage, {
    invalidates: [calls.getScheduledMessages, calls.getScheduleDays],
    onSuccess: () => notify.success('Agendamento apagado com sucesso'),
  });
  return (
    <ConfirmDialog
      opened={schedule !== null}
      title="Apagar agendamento"
      confirmLabel="Apagar"
      danger
      onClose={onClose}
      onConfirm={async () => {
        if (schedule) await archive.mutateAsync({ _id: schedule._id, filed: true });
      }}
    >
      {schedule &&
        `O que está agendado para ${isolatedName(receiverName(schedule))} em ${dayText(schedule.day)} às ${schedule.time} não será enviado.`}
      {schedule?.repeats && ' As repetições seguintes também não.'}
    </ConfirmDialog>
  );
}
