import type { Conversation } from '@prosa/contract';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconClockHour4,
  IconHeadset,
  IconRobot,
} from '@tabler/icons-react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { clockTime, dateTime, elapsed, isSameDay } from '../../../lib/dates.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { initials } from '../../../ui/text/initials.ts';
import { isolatedName } from '../../../ui/text/name.tsx';
import classes from './conversation-row.module.css';
import { isUrgent } from './is-urgent.ts';
import { waitingLevel } from './waiting-level.ts';

/** Who answers in this conversation, at the picture: the initials of the person who has it, or an icon. */
export function Handler({ is_manual, user }: Pick<Conversation, 'is_manual' | 'user'>) {
  const me = useCurrentUser();
  const person = is_manual ? user : null;
  const label = person
    ? `Com ${person._id === me._id ? 'você' : isolatedName(person.name)}`
    : is_manual
      ? 'Atendimento humano'
      : 'Chatbot';
  const Symbol = is_manual ? IconHeadset : IconRobot;
  return (
    <span
      className={classes.handler}
      data-kind={is_manual ? 'human' : 'chatbot'}
      data-mine={person?._id === me._id || undefined}
      role="img"
      aria-label={label}
      title={label}
    >
      {person ? (
        <span aria-hidden>{initials(person.name)}</span>
      ) : (
        <Symbol size={12} stroke={1.9} aria-hidden />
      )}
    </span>
  );
}

interface RowMarksProps {
  conversation: Conversation;
  /** Whether they stand beside the name, which needs the room. */
  isCompact: boolean;
  now: Date;
}

/** What a conversation needs of people: that its contact is ignored, or urgent, or waits. */
export function RowMarks({ conversation, isCompact, now }: RowMarksProps) {
  if (conversation.contact.ignore) return <span className={classes.ignored}>Ignorado</span>;
  return (
    <>
      {conversation.failed_message !== null && (
        <span className={classes.failed}>
          <IconAlertCircle size={12} stroke={2} aria-hidden />
          Não enviada
        </span>
      )}
      {isUrgent(conversation) && <span className={classes.urgent}>Prioridade</span>}
      {conversation.waiting_response && (
        <Waiting since={conversation.waiting_since} isCompact={isCompact} now={now} />
      )}
    </>
  );
}

interface WaitingProps extends Pick<RowMarksProps, 'isCompact' | 'now'> {
  since: string | null;
}

function Waiting({ since, isCompact, now }: WaitingProps) {
  const waited = since ? elapsed(since, now) : '';
  const isShort = isCompact && waited !== '';
  const duration = waited === 'agora' && !isShort ? '' : waited;
  const level = waitingLevel(since, now);
  const Symbol = level === 'overdue' ? IconAlertTriangle : IconClockHour4;
  return (
    <span
      className={classes.waiting}
      data-level={level}
      title={since ? `Aguardando resposta desde ${waitingSince(since, now)}` : undefined}
    >
      <Symbol size={12} stroke={2} aria-hidden />
      {isShort ? <VisuallyHidden>Aguardando </VisuallyHidden> : 'Aguardando '}
      {duration}
    </span>
  );
}

/** The time, with its day where that is not today. */
function waitingSince(since: string, now: Date): string {
  return isSameDay(since, now) ? clockTime(since) : dateTime(since);
}
