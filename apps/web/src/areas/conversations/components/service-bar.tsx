import { Button } from '@mantine/core';
import type { Conversation } from '@prosa/contract';
import { IconCircleCheck, IconRobot } from '@tabler/icons-react';
import { dateTime } from '../../../lib/dates.ts';
import { useResumeConversation, useTakeConversation } from '../api/use-desk-actions.ts';
import classes from './service-bar.module.css';

/** Above the composer: says that a robot answers, or instead of it, that the conversation is over. */
export function ServiceBar({ conversation }: { conversation: Conversation }) {
  if (conversation.finished !== null)
    return <FinishedBar conversation={conversation} finished={conversation.finished} />;
  return conversation.is_manual ? null : <RobotBar conversation={conversation} />;
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
