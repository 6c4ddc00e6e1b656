import { Button } from '@mantine/core';
import { calls, type ScheduledMessage } from '@prosa/contract';
import { IconPlayerPlay, IconSend } from '@tabler/icons-react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { dateOnly } from '../../../lib/dates.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { RowButtons } from '../../../ui/table/row-buttons.tsx';
import { isMissed, receiverName } from '../schedule-words.ts';

interface Props {
  schedule: ScheduledMessage;
  onEdit: () => void;
  onDelete: () => void;
}

/**
 * Shows what can be done with a schedule: change or delete it while it waits, let it go on, or send now what was not
 * sent, also the last occurrence of one that goes on repeating.
 */
export function ScheduleActions({ schedule, onEdit, onDelete }: Props) {
  const { status, held } = schedule;
  if (status === 'sent') return null;
  if (status === 'error') return <Retry schedule={schedule} />;
  return (
    <>
      {held && <Retry schedule={schedule} />}
      {!held && isMissed(schedule) && <Retry schedule={schedule} missed />}
      <RowButtons name={`o agendamento para ${receiverName(schedule)}`} onEdit={onEdit} onDelete={onDelete} />
    </>
  );
}

interface RetryProps extends Pick<Props, 'schedule'> {
  /** The last occurrence, not the next one. */
  missed?: boolean;
}

function Retry({ schedule, missed = false }: RetryProps) {
  const { _id, held, last } = schedule;
  const which = missed && last ? ` o de ${dateOnly(last.at)}` : '';
  const { mutate, isPending } = useCallMutation(calls.retryScheduledMessage, {
    invalidates: [calls.getScheduledMessages, calls.getScheduleDays],
    onSuccess: () => notify.success(held ? 'O envio foi retomado' : 'O envio sai agora'),
  });
  const Symbol = held ? IconPlayerPlay : IconSend;
  return (
    <Button
      size="compact-sm"
      variant="light"
      loading={isPending}
      leftSection={<Symbol size={14} aria-hidden />}
      aria-label={`${held ? 'Retomar' : `Enviar agora${which}`} para ${receiverName(schedule)}`}
      onClick={() => mutate({ _id, missed })}
    >
      {held ? 'Retomar' : 'Enviar agora'}
    </Button>
  );
}
