import { Button } from '@mantine/core';
import type { Conversation, Message } from '@prosa/contract';
import { IconArrowDown } from '@tabler/icons-react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import type { Outgoing } from '../api/outgoing-store.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { arrangeThread } from '../live/arrange-thread.ts';
import type { Thread } from '../live/patch-thread.ts';
import type { ThreadActions } from './thread-actions.ts';
import { ThreadBlock } from './thread-block.tsx';
import classes from './thread-view.module.css';
import { TypingIndicator } from './typing-indicator.tsx';
import { useThreadScroll } from './use-thread-scroll.ts';

interface Props {
  conversation: Conversation;
  thread: Thread;
  outgoing: readonly Outgoing[];
  actions: ThreadActions;
  onOlder: () => void;
  isLoadingOlder: boolean;
}

/**
 * The messages, newest at the foot. It stays at the foot while one is there, keeps what one reads in place
 * otherwise, and says when something new came in below.
 */
export function ThreadView({ conversation, thread, outgoing, actions, onOlder, isLoadingOlder }: Props) {
  const me = useCurrentUser();
  const name = contactName(conversation.contact);
  const blocks = useMemo(
    () => arrangeThread(thread.messages, { outgoing, writer: me }),
    [thread.messages, outgoing, me],
  );
  const { scroller, isAtEnd, unseen, toEnd, note } = useThreadScroll({
    messages: thread.messages,
    ownCount: outgoing.length,
    onTop: onOlder,
  });
  const [focused, setFocused] = useState<string | null>(null);
  const tabStop = focused ?? lastBubble(thread.messages);

  return (
    <div className={classes.frame}>
      <div
        ref={scroller}
        className={classes.scroller}
        onScroll={note}
        role="region"
        aria-label={`Conversa com ${name}`}
      >
        <div
          role="presentation"
          className={classes.content}
          onKeyDown={moveAlong}
          onFocus={({ target }) => setFocused(target.closest('li')?.dataset['message'] ?? null)}
        >
          {thread.has_more && (
            <div className={classes.older}>
              <Button variant="default" size="xs" loading={isLoadingOlder} onClick={onOlder}>
                Carregar mensagens anteriores
              </Button>
            </div>
          )}
          {blocks.map((block, index) => (
            <ThreadBlock
              key={block.key}
              entries={block.entries}
              isLast={index === blocks.length - 1}
              contactName={name}
              meId={me._id}
              tabStop={tabStop}
              actions={actions}
            />
          ))}
          <TypingIndicator conversation_id={conversation._id} name={name} />
        </div>
      </div>
      {!isAtEnd && (
        <button type="button" className={classes.pill} data-new={unseen > 0 || undefined} onClick={toEnd}>
          {unseen > 0 ? (unseen === 1 ? 'Nova mensagem' : `Novas mensagens (${unseen})`) : 'Ir para o fim'}
          <IconArrowDown size={15} stroke={2} aria-hidden />
        </button>
      )}
    </div>
  );
}

function lastBubble(messages: readonly Message[]): string | null {
  return messages.findLast((message) => message.type !== 'system')?.platform_message_id ?? null;
}

/** Arrow keys go from bubble to bubble, as long as the focus is on one. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const direction = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const { target, currentTarget } = event;
  if (!direction || !(target instanceof HTMLElement) || target.dataset['message'] === undefined) return;
  const bubbles = Array.from(currentTarget.querySelectorAll<HTMLElement>('li[data-message]'));
  const next = bubbles[bubbles.indexOf(target) + direction];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}
