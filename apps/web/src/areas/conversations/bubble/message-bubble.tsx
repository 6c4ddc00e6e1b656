import type { Message } from '@prosa/contract';
import { IconRobot } from '@tabler/icons-react';
import { lazy, memo, Suspense } from 'react';
import { clockTime, dateTime } from '../../../lib/dates.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import type { Outgoing } from '../outgoing/outgoing-store.ts';
import { Name } from '../../../ui/text/name.tsx';
import { FoldedText } from './folded-text.tsx';
import { MessageActions } from './message-actions.tsx';
import { isCard, MessageBody } from './message-body.tsx';
import classes from './message-bubble.module.css';
import { MessageProblem } from './message-problem.tsx';
import { MessageReactions } from './message-reactions.tsx';
import { authorName } from '../message/author-name.ts';
import { MessageTicks } from '../message/message-ticks.tsx';
import { QuotedMessage } from '../message/quoted-message.tsx';
import type { ThreadActions } from './thread-actions.ts';
import { useAnnouncedChange } from './use-announced-change.ts';

const EditedMark = lazy(() =>
  import('./edited-mark.tsx').then(({ EditedMark }) => ({ default: EditedMark })),
);

const MessageCaption = lazy(() =>
  import('./message-marks.tsx').then(({ MessageCaption }) => ({ default: MessageCaption })),
);
const MessageChoices = lazy(() =>
  import('./message-choices.tsx').then(({ MessageChoices }) => ({ default: MessageChoices })),
);
const MissingContent = lazy(() =>
  import('./message-marks.tsx').then(({ MissingContent }) => ({ default: MissingContent })),
);

interface Props {
  message: Message;
  outgoing: Outgoing | null;
  /** Whether the message before is from somebody else. */
  opens: boolean;
  contactName: string;
  /** The signed-in person's id. */
  meId: string;
  /** Whether Tab stops here, as it does at one message of the thread. */
  isTabStop: boolean;
  actions: ThreadActions;
}

/** One message of a person, the customer or a bot. */
export const MessageBubble = memo(function MessageBubble(props: Props) {
  const { message, outgoing, opens, contactName, meId, isTabStop, actions } = props;
  const { origin, reply_message, deleted, edited, choices } = message;
  // With options to tap, the customer was not shown the text that spells them out.
  const text = choices ? choices.text : message.message;
  const isOurs = origin !== 'customer';
  const isBare = message.type === 'sticker' && !deleted;
  const author = authorName(message, { contactName, meId });
  const isNamed = isOurs && (message.event === 'own_phone' || message.user?._id !== meId);
  useAnnouncedChange(
    isOurs ? null : edited,
    edited && `${contactName} editou a mensagem: ${message.message.slice(0, 80)}`,
  );
  return (
    <li
      className={classes.root}
      data-side={isOurs ? 'ours' : 'theirs'}
      data-opens={opens || undefined}
      data-message={message.platform_message_id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys go from message to message
      tabIndex={isTabStop ? 0 : -1}
    >
      <div className={classes.line}>
        <div className={classes.bubble} data-kind={origin} data-bare={isBare || undefined}>
          <VisuallyHidden>
            <Name>{author}</Name>:
          </VisuallyHidden>
          {isNamed && opens && (
            <div className={classes.author} aria-hidden>
              {origin === 'chatbot' && <IconRobot size={14} stroke={1.8} />}
              <Name>{author}</Name>
            </div>
          )}
          {reply_message && !deleted && (
            <QuotedMessage
              quote={reply_message}
              contactName={contactName}
              onJump={() => actions.jumpTo(reply_message.platform_message_id)}
            />
          )}
          {message.marks.length > 0 && (
            <Suspense>
              <MessageCaption marks={message.marks} />
              {!message.message && <MissingContent marks={message.marks} />}
            </Suspense>
          )}
          <MessageBody message={message} outgoing={outgoing} actions={actions} />
          <div className={classes.said}>
            {text && !deleted && !isCard(message) && (
              <div className={classes.text}>
                <FoldedText text={text} />
              </div>
            )}
            {choices && (
              <Suspense>
                <MessageChoices choices={choices} />
              </Suspense>
            )}
            <div className={classes.meta}>
              {edited !== null && (
                <Suspense>
                  <EditedMark edited={edited} firstText={message.first_text} isTabStop={isTabStop} />
                </Suspense>
              )}
              <time dateTime={message.created} title={dateTime(message.created)}>
                {clockTime(message.created)}
              </time>
              {isOurs && !deleted && (
                <MessageTicks status={message.status} unconfirmed={message.unconfirmed} />
              )}
            </div>
          </div>
        </div>
        {!outgoing && !deleted && (
          <MessageActions message={message} isTabStop={isTabStop} actions={actions} />
        )}
      </div>
      <MessageReactions message={message} contactName={contactName} />
      {isOurs && !deleted && <MessageProblem message={message} outgoing={outgoing} actions={actions} />}
    </li>
  );
});
