import { Button } from '@mantine/core';
import { calls, type Conversation } from '@prosa/contract';
import { IconCircleCheck, IconPlugConnectedX, IconRobot } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import { useResumeConversation, useTakeConversation } from '../api/use-desk-actions.ts';
import classes from './service-bar.module.css';

/**
 * Above the composer: says that the number is away or that a robot answers, or instead of it, that the conversation
 * is over.
 */
export function ServiceBar({ conversation }: { conversation: Conversation }) {
  if (conversation.finished !== null)
    return <FinishedBar conversation={conversation} finished={conversation.finished} />;
  return (
    <>
      <DisconnectedBar chip={conversation.chip} />
      {!conversation.is_manual && <RobotBar conversation={conversation} />}
    </>
  );
}

/** Why what one writes keeps its clock. A number that the person may not see says nothing. */
function DisconnectedBar({ chip }: Pick<Conversation, 'chip'>) {
  const { data: chips } = useCall(calls.getChips, {});
  const known = chips?.find(({ _id }) => _id === chip._id);
  if (!known || known.status === 'open') return null;
  return (
    <div className={classes.frame} role="status">
      <div className={classes.root} data-kind="waiting">
        <IconPlugConnectedX size={18} stroke={1.7} aria-hidden />
        <p className={classes.text}>
          <strong>O número {known.name} está desconectado.</strong> O que você escrever sai quando ele voltar.
        </p>
      </div>
    </div>
  );
}

function RobotBar({ conversation }: { conversation: Conversation }) {
  const take = useTakeConversation();
  return (
    <div className={classes.frame}>
      <div className={classes.root} data-kind="robot">
        <IconRobot size={18} stroke={1.7} aria-hidden />
        <p className={classes.text}>
          <strong>O robô está atendendo</strong>
          <span className={classes.hint}> Ao escrever, você assume o atendimento.</span>
        </p>
        <Button
          size="xs"
          color="blue"
          variant="light"
          loading={take.isPending}
          onClick={() => take.mutate({ conversation_id: conversation._id })}
        >
          Assumir atendimento
        </Button>
      </div>
    </div>
  );
}

function FinishedBar({ conversation, finished }: { conversation: Conversation; finished: string }) {
  const resume = useResumeConversation();
  return (
    <div className={classes.frame}>
      <div className={classes.root}>
        <IconCircleCheck size={18} stroke={1.7} aria-hidden />
        <p className={classes.text}>
          <strong>Conversa finalizada</strong>
          <span className={classes.hint}> em {dateTime(finished)}. Retome para escrever.</span>
        </p>
        <Button
          size="xs"
          variant="default"
          loading={resume.isPending}
          onClick={() => resume.mutate({ conversation_id: conversation._id })}
        >
          Retomar atendimento
        </Button>
      </div>
    </div>
  );
}
