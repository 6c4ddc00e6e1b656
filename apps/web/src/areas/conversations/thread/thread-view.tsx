import { Button, Loader } from '@mantine/core';
import type { Conversation, Message } from '@prosa/contract';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import type { Outgoing } from '../outgoing/outgoing-store.ts';
import type { ThreadReading } from '../api/use-reading.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { arrangeThread, type ThreadBlock as Block } from './arrange-thread.ts';
import type { ThreadActions } from '../bubble/thread-actions.ts';
import { ThreadBlock } from './thread-block.tsx';
import classes from './thread-view.module.css';
import { TypingIndicator } from './typing-indicator.tsx';
import { useThreadScroll } from './use-thread-scroll.ts';

interface Props {
  conversation: Conversation;
  reading: ThreadReading;
  /** The messages to show. */
  messages: readonly Message[];
  hasOlder: boolean;
  outgoing: readonly Outgoing[];
  actions: ThreadActions;
}

const nothing: never[] = [];

/**
 * The messages, newest at the bottom. The view stays at the bottom while the person is there, otherwise keeps its place
 * and says when something new came in below. A stretch of the past continues in both directions.
 */
export function ThreadView({ conversation, reading, messages, hasOlder, outgoing, actions }: Props) {
  const me = useCurrentUser();
  const name = contactName(conversation.contact);
  const { past, spot, isLoadingOlder, loadOlder, setAtEnd } = reading;
  const holdsEnd = past === null;
  const waiting = holdsEnd ? outgoing : nothing;
  const blocks = useMemo(
    () => arrangeThread(messages, { outgoing: waiting, writer: me }),
    [messages, waiting, me],
  );
  const { scroller, isAtEnd, seen, note } = useThreadScroll({
    messages,
    ends: reading.ends,
    holdsEnd,
    spot,
    seenBefore: reading.seen,
    onTop: loadOlder,
    onBottom: reading.loadNewer,
  });
  useEffect(() => setAtEnd(isAtEnd), [setAtEnd, isAtEnd]);
  const live = reading.thread.data?.messages ?? nothing;
  const unseen = live.filter(({ position, origin }) => position > seen && origin === 'customer').length;
  const [focused, setFocused] = useState<string | null>(null);
  const tabStop = focused ?? spot?.platform_message_id ?? lastBubble(messages);
  const stopBlock = blocks.findIndex((block) => holds(block, tabStop));
  const spotBlock = blocks.findIndex((block) => holds(block, spot?.platform_message_id ?? null));
  // With their neighbours, where the arrow keys lead.
  const kept = new Set([blocks.length - 1, spotBlock, stopBlock - 1, stopBlock, stopBlock + 1]);
  const [focusesEnd] = useState(reading.focusesEnd);
  useEffect(() => {
    if (focusesEnd) focusLast(scroller.current);
  }, [focusesEnd, scroller]);

  const goToEnd = () => {
    reading.toEnd(true);
    if (!past) focusLast(scroller.current);
  };

  return (
    <div className={classes.frame} aria-busy={reading.isSeeking}>
      <div
        ref={scroller}
        className={classes.scroller}
        data-scroller={conversation._id}
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
          {hasOlder && (
            <div className={classes.older}>
              <Button variant="default" size="xs" loading={isLoadingOlder} onClick={loadOlder}>
                Carregar mensagens anteriores
              </Button>
            </div>
          )}
          {blocks.map((block, index) => (
            <ThreadBlock
              key={block.key}
              entries={block.entries}
              isLast={index === blocks.length - 1}
              isKept={kept.has(index)}
              contactName={name}
              meId={me._id}
              tabStop={index === stopBlock ? tabStop : null}
              actions={actions}
            />
          ))}
          {past?.has_newer && (
            <div className={classes.newer}>
              <Button
                variant="default"
                size="xs"
                loading={reading.isLoadingNewer}
                onClick={reading.loadNewer}
              >
                Carregar mensagens seguintes
              </Button>
            </div>
          )}
          {holdsEnd && <TypingIndicator conversation_id={conversation._id} name={name} />}
        </div>
      </div>
      {reading.isSeeking && (
        <div className={classes.seeking} role="status">
          <Loader size={14} aria-hidden />
          Procurando a mensagem…
        </div>
      )}
      {!isAtEnd && (
        <button type="button" className={classes.pill} data-new={unseen > 0 || undefined} onClick={goToEnd}>
          {unseen > 0 ? (unseen === 1 ? 'Nova mensagem' : `Novas mensagens (${unseen})`) : 'Ir para o fim'}
          <IconArrowDown size={15} stroke={2} aria-hidden />
        </button>
      )}
    </div>
  );
}

/** Moves the focus to the last message, because the pressed button goes away. */
function focusLast(box: HTMLElement | null) {
  const bubbles = box?.querySelectorAll<HTMLElement>('li[data-message]');
  bubbles?.item(bubbles.length - 1)?.focus({ preventScroll: true });
}

function holds({ entries }: Block, tabStop: string | null): boolean {
  return entries.some((entry) => 'message' in entry && entry.message.platform_message_id === tabStop);
}

function lastBubble(messages: readonly Message[]): string | null {
  return messages.findLast((message) => message.type !== 'system')?.platform_message_id ?? null;
}

/** Moves the focus from bubble to bubble with the arrow keys, while it is on one. */
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
