import { Button } from '@mantine/core';
import { calls, type Conversation, type FollowUp } from '@prosa/contract';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { reasonText, stateText } from '../follow-up-words.ts';
import classes from './follow-up-section.module.css';

/**
 * Shows the follow-ups of a conversation: what was sent since its customer last wrote, what is next, and the way to
 * stop them.
 */
export function FollowUpSection({ conversation: { _id: conversation_id } }: { conversation: Conversation }) {
  const { data, error, refetch } = useCall(calls.getConversationFollowUps, { conversation_id });
  if (error && !data) return <LoadProblem message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} />;
  const { is_on, is_stopped } = data;
  return (
    <div className={classes.root}>
      {data.data.length > 0 && (
        <ol className={classes.list}>
          {data.data.map((followUp) => (
            <Item key={followUp.number} followUp={followUp} />
          ))}
        </ol>
      )}
      {is_stopped ? (
        <p className={classes.note}>
          Desativados neste atendimento. Voltam quando começar um novo com este contato.
        </p>
      ) : is_on ? (
        <Stop conversation_id={conversation_id} isIdle={data.data.length === 0} />
      ) : (
        data.data.length === 0 && (
          <p className={classes.note}>O auto follow-up está desligado para este atendimento.</p>
        )
      )}
    </div>
  );
}

function Item({ followUp }: { followUp: FollowUp }) {
  const reason = reasonText(followUp);
  return (
    <li className={classes.item} data-state={followUp.state}>
      <p className={classes.state}>
        {followUp.number}ª: {stateText(followUp)}
      </p>
      <p className={classes.text}>{followUp.text}</p>
      {reason && <p className={classes.note}>{reason}</p>}
    </li>
  );
}

function Stop({ conversation_id, isIdle }: { conversation_id: string; isIdle: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const stop = useCallMutation(calls.changeConversation, {
    invalidates: [calls.getConversationFollowUps],
    onSuccess: () => notify.success('Conversa atualizada'),
  });
  return (
    <>
      {isIdle && (
        <p className={classes.note}>Nada na fila. A espera começa quando a empresa fala por último.</p>
      )}
      <Button className={classes.stop} variant="default" size="xs" onClick={() => setAsking(true)}>
        Desativar auto follow-up
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Desativar auto follow-up"
        confirmLabel="Desativar"
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await stop.mutateAsync({ conversation_id, auto_follow_up: false });
        }}
      >
        Nenhum follow-up sai mais neste atendimento. Eles voltam quando começar um novo atendimento com este
        contato.
      </ConfirmDialog>
    </>
  );
}
