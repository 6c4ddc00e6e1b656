import type { Conversation } from '@prosa/contract';
import { IconClockHour4, IconHeadset, IconRobot } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { clockTime, elapsed, listTime } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { contactName } from '../../contacts/contact-name.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { Name } from '../../../ui/text/name.tsx';
import { conversationAddress } from '../selection/use-selection.ts';
import { isUrgent } from './is-urgent.ts';
import { LastMessage } from './last-message.tsx';
import { TagChips } from '../../contacts/tags/tag-chips.tsx';
import classes from './conversation-row.module.css';

interface Props {
  conversation: Conversation;
  names: DeskNames;
  isOpen: boolean;
  /** Whether Tab stops here, as it does at one row of the list. */
  isTabStop: boolean;
  /** Opening replaces the browser's history entry when a conversation is already open. */
  replace: boolean;
  now: Date;
  onOpen: (conversation_id: string) => void;
  onPreview: (conversation_id: string) => void;
}

/** One conversation of the list: the contact, the last message, and what it waits for. */
export const ConversationRow = memo(function ConversationRow(props: Props) {
  const { conversation, names, isOpen, now } = props;
  const { _id, contact, unread, chip, last_message } = conversation;
  const name = contactName(contact);
  const tags = names.tags(conversation.tags);
  const isUnread = unread > 0 && !isOpen;
  return (
    <Link
      to={conversationAddress(_id)}
      replace={props.replace}
      className={classes.root}
      data-row={_id}
      data-unread={isUnread || undefined}
      aria-current={isOpen ? 'true' : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      draggable={false}
      onClick={() => props.onOpen(_id)}
      onPointerEnter={() => props.onPreview(_id)}
      onFocus={() => props.onPreview(_id)}
    >
      <span className={classes.picture}>
        <Avatar name={name} picture={contact.profile_picture} size={40} />
        <Handler isManual={conversation.is_manual} />
      </span>
      <span className={classes.lines}>
        <span className={classes.line}>
          <Name className={classes.name}>{name}</Name>
          <time className={classes.time} dateTime={last_message?.created ?? conversation.created}>
            {listTime(last_message?.created ?? conversation.created, now)}
          </time>
        </span>
        <span className={classes.line}>
          <LastMessage conversation={conversation} />
          {isUnread && (
            <span className={classes.unread} role="img" aria-label={unreadText(unread)}>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </span>
        <span className={classes.line}>
          <span className={classes.place}>
            {[chip.name, names.department(conversation.department)].filter(Boolean).join(' · ')}
          </span>
          {contact.ignore ? (
            <span className={classes.ignored}>Ignorado</span>
          ) : (
            <>
              {isUrgent(conversation) && <span className={classes.urgent}>Prioridade</span>}
              {conversation.waiting_response && <Waiting since={conversation.waiting_since} now={now} />}
            </>
          )}
        </span>
        {tags.length > 0 && (
          <span className={classes.tags}>
            <TagChips tags={tags} />
          </span>
        )}
      </span>
    </Link>
  );
});

/** Who answers in this conversation, as a small icon at the picture. */
function Handler({ isManual }: { isManual: boolean }) {
  const label = isManual ? 'Atendimento humano' : 'Chatbot';
  const Symbol = isManual ? IconHeadset : IconRobot;
  return (
    <span
      className={classes.handler}
      data-kind={isManual ? 'human' : 'chatbot'}
      role="img"
      aria-label={label}
      title={label}
    >
      <Symbol size={12} stroke={1.9} aria-hidden />
    </span>
  );
}

function Waiting({ since, now }: { since: string | null; now: Date }) {
  const waited = since ? elapsed(since, now) : '';
  const duration = waited === 'agora' ? '' : waited;
  return (
    <span
      className={classes.waiting}
      title={since ? `Aguardando resposta desde ${clockTime(since)}` : undefined}
    >
      <IconClockHour4 size={12} stroke={2} aria-hidden />
      Aguardando {duration}
    </span>
  );
}

function unreadText(unread: number): string {
  return unread === 1 ? '1 mensagem não lida' : `${unread} mensagens não lidas`;
}
