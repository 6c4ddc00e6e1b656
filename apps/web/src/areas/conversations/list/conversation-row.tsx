import type { Conversation } from '@prosa/contract';
import { memo } from 'react';
import { Link } from 'react-router';
import { listTime } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { contactName } from '../../contacts/contact-name.ts';
import { useKeptDraft } from '../api/drafts.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { Name } from '../../../ui/text/name.tsx';
import { conversationAddress } from '../selection/use-selection.ts';
import { DraftLine, LastMessage } from './last-message.tsx';
import { Handler, RowMarks } from './row-marks.tsx';
import { TagChips } from '../../contacts/tags/tag-chips.tsx';
import classes from './conversation-row.module.css';

interface Props {
  conversation: Conversation;
  names: DeskNames;
  isOpen: boolean;
  /** Whether it has two lines in place of three or four. */
  isCompact: boolean;
  /** Whether a colleague called the person to it. */
  isMentioned: boolean;
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
  const { conversation, names, isOpen, isCompact, now } = props;
  const { _id, contact, unread, chip, last_message } = conversation;
  const name = contactName(contact);
  const tags = isCompact ? [] : names.tags(conversation.tags);
  const draft = useKeptDraft(_id).trim();
  const isUnread = unread > 0 && !isOpen;
  return (
    <Link
      to={conversationAddress(_id)}
      replace={props.replace}
      className={classes.root}
      data-row={_id}
      data-unread={isUnread || undefined}
      data-compact={isCompact || undefined}
      aria-current={isOpen ? 'true' : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      draggable={false}
      onClick={() => props.onOpen(_id)}
      onPointerEnter={() => props.onPreview(_id)}
      onFocus={() => props.onPreview(_id)}
    >
      <span className={classes.picture}>
        <Avatar name={name} picture={contact.profile_picture} size={isCompact ? 34 : 40} />
        <Handler is_manual={conversation.is_manual} user={conversation.user} />
      </span>
      <span className={classes.lines}>
        <span className={classes.line}>
          <Name className={classes.name}>{name}</Name>
          {isCompact && <RowMarks conversation={conversation} isCompact now={now} />}
          <time className={classes.time} dateTime={last_message?.created ?? conversation.created}>
            {listTime(last_message?.created ?? conversation.created, now)}
          </time>
        </span>
        <span className={classes.line}>
          {draft && !isOpen ? <DraftLine text={draft} /> : <LastMessage conversation={conversation} />}
          {props.isMentioned && (
            <span
              className={classes.mentioned}
              role="img"
              aria-label="Um colega chamou você"
              title="Um colega chamou você"
            >
              @
            </span>
          )}
          {isUnread && (
            <span className={classes.unread} role="img" aria-label={unreadText(unread)}>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </span>
        {!isCompact && (
          <span className={classes.line}>
            <span className={classes.place}>
              {[chip.name, names.department(conversation.department)].filter(Boolean).join(' · ')}
            </span>
            <RowMarks conversation={conversation} isCompact={false} now={now} />
          </span>
        )}
        {tags.length > 0 && (
          <span className={classes.tags}>
            <TagChips tags={tags} />
          </span>
        )}
      </span>
    </Link>
  );
});

function unreadText(unread: number): string {
  return unread === 1 ? '1 mensagem não lida' : `${unread} mensagens não lidas`;
}
