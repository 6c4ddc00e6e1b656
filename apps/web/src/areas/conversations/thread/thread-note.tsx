import type { Message } from '@prosa/contract';
import { memo } from 'react';
import { MessageProblem } from '../bubble/message-problem.tsx';
import type { ThreadActions } from '../bubble/thread-actions.ts';
import { MessageTicks } from '../message/message-ticks.tsx';
import type { Outgoing } from '../outgoing/outgoing-store.ts';
import { clockTime, dateTime } from '../../../lib/dates.ts';
import { FormattedText } from '../../../ui/text/formatted-text.tsx';
import { isolatedName } from '../../../ui/text/name.tsx';
import classes from './thread-note.module.css';

interface Props {
  message: Message;
  /** Whether Tab stops here, as it does at one message of the thread. */
  isTabStop: boolean;
  /** Until the server confirms the note. */
  outgoing: Outgoing | null;
  actions: ThreadActions;
}

/** What a person or the bot wrote for the team; the customer never sees it. */
export const ThreadNote = memo(function ThreadNote({ message, isTabStop, outgoing, actions }: Props) {
  const { platform_message_id, user, created } = message;
  return (
    <li
      className={classes.root}
      data-message={platform_message_id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys go from message to message
      tabIndex={isTabStop ? 0 : -1}
    >
      <div className={classes.head}>
        Nota {user ? `de ${isolatedName(user.name)}` : 'do chatbot'}
        <span className={classes.when}>
          <time dateTime={created} title={dateTime(created)}>
            {clockTime(created)}
          </time>
          {outgoing && <MessageTicks status={message.status} />}
        </span>
      </div>
      <FormattedText text={message.message} />
      {outgoing && <MessageProblem {...{ message, outgoing, actions }} />}
    </li>
  );
});
