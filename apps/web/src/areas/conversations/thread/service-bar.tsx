import { Button } from '@mantine/core';
import { calls, type Conversation } from '@prosa/contract';
import { IconCircleCheck, IconPlugConnectedX, IconRobot, IconVolumeOff } from '@tabler/icons-react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import { OffReason } from '../../channels/components/off-reason.tsx';
import { useChangeContact } from '../../contacts/api/use-change-contact.ts';
import { useResumeConversation, useTakeConversation } from '../api/use-desk-actions.ts';
import classes from './service-bar.module.css';

/**
 * Above the composer: says that the number is disconnected, that the contact is ignored, or that a bot answers. In a
 * finished conversation it replaces the composer.
 */
export function ServiceBar({ conversation }: { conversation: Conversation }) {
  if (conversation.finished !== null)
    return <FinishedBar conversation={conversation} finished={conversation.finished} />;
  return (
    <>
      <DisconnectedBar chip={conversation.chip} />
      {conversation.contact.ignore ? (
        <IgnoredBar contact={conversation.contact} />
      ) : (
        !conversation.is_manual && <BotBar conversation={conversation} />
      )}
    </>
  );
}

/** Says that messages of an ignored contact can be read but alert nobody, and offers to change that. */
function IgnoredBar({ contact }: Pick<Conversation, 'contact'>) {
  const change = useChangeContact();
  const { mutateAsync, isPending } = useCallMutation(calls.ignoreContact);
  const { _id } = contact;
  const listen = () =>
    change({
      save: () => mutateAsync({ contact: { _id, ignore: false } }),
      shown: { _id, ignore: false, ignored_until: null },
      done: 'O contato volta a ser atendido',
    });
  return (
    <div className={classes.frame}>
      <div className={classes.root}>
        <IconVolumeOff size={18} stroke={1.7} aria-hidden />
        <p className={classes.text}>
          <strong>Contato ignorado.</strong> O que ele escreve aparece aqui, sem avisos e sem resposta do
          robô.
        </p>
        <Button size="xs" variant="default" loading={isPending} onClick={() => void listen()}>
          Voltar a atender
        </Button>
      </div>
    </div>
  );
}

/** Says why outgoing messages keep their clock. For a number that the person may not see it shows nothing. */
function DisconnectedBar({ chip }: Pick<Conversation, 'chip'>) {
  const { data: chips } = useCall(calls.getChips, {});
  const known = chips?.find(({ _id }) => _id === chip._id);
  if (!known || known.status === 'open') return null;
  return (
    <div className={classes.frame} role="status">
      <div className={classes.root} data-kind="waiting">
        <IconPlugConnectedX size={18} stroke={1.7} aria-hidden />
        <p className={classes.text}>
          <strong>O número {known.name} está desconectado.</strong> <OffReason chip={known} withLink /> O que
          você escrever sai quando ele voltar.
        </p>
      </div>
    </div>
  );
}

function BotBar({ conversation }: { conversation: Conversation }) {
  const take = useTakeConversation();
  return (
    <div className={classes.frame}>
      <div className={classes.root} data-kind="bot">
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
  const { resume, isPending } = useResumeConversation();
  return (
    <div className={classes.frame}>
      <div className={classes.root}>
        <IconCircleCheck size={18} stroke={1.7} aria-hidden />
        <p className={classes.text}>
          <strong>Conversa finalizada</strong>
          <span className={classes.hint}> em {dateTime(finished)}. Retome para escrever.</span>
        </p>
        <Button size="xs" variant="default" loading={isPending} onClick={() => resume(conversation._id)}>
          Retomar atendimento
        </Button>
      </div>
    </div>
  );
}
