import { plainName } from '../../../ui/text/name.tsx';
import { shallowEqual } from '@mantine/hooks';
import type { Message } from '@prosa/contract';
import { memo, useRef } from 'react';
import { dateTime, dayLabel } from '../../../lib/dates.ts';
import { useSlot } from '../../../lib/slots.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { ThreadEntry } from './arrange-thread.ts';
import { MessageBubble } from '../bubble/message-bubble.tsx';
import type { ThreadActions } from '../bubble/thread-actions.ts';
import { ThreadNote } from './thread-note.tsx';
import classes from './thread-view.module.css';
import { usePlaceholderHeight } from './use-placeholder-height.ts';

interface Props {
  entries: readonly ThreadEntry[];
  /** The newest block renders at once; the browser may skip the others while they are out of view. */
  isLast: boolean;
  /** Rendered wherever it is, so that the focus and its neighbours are not lost. */
  isKept: boolean;
  contactName: string;
  meId: string;
  /** The bubble at which Tab stops, if it is in this block. */
  tabStop: string | null;
  actions: ThreadActions;
}

/** Some 25 lines of a thread; they render together, and again only when one of them changed. */
export const ThreadBlock = memo(function ThreadBlock(props: Props) {
  const { entries, isLast, isKept, tabStop, ...shared } = props;
  const list = useRef<HTMLOListElement>(null);
  const farHeight = usePlaceholderHeight(list, isKept);
  if (farHeight !== null) return <ol ref={list} className={classes.block} style={{ height: farHeight }} />;
  return (
    <ol ref={list} className={classes.block} data-last={isLast || undefined} aria-label="Mensagens">
      {entries.map((entry) => {
        if (entry.kind === 'day') return <DayHeading key={entry.key} day={entry.day} />;
        if (entry.kind === 'caption')
          return <Caption key={entry.key} message={entry.message} actions={shared.actions} />;
        const { message } = entry;
        const isTabStop = message.platform_message_id === tabStop;
        if (entry.kind === 'note') {
          const about = { message, isTabStop, outgoing: entry.outgoing, actions: shared.actions };
          return <ThreadNote key={entry.key} {...about} />;
        }
        return (
          <MessageBubble
            key={entry.key}
            outgoing={entry.outgoing}
            opens={entry.opens}
            {...{ message, isTabStop }}
            {...shared}
          />
        );
      })}
    </ol>
  );
}, isSameBlock);

/**
 * Compares blocks by their messages: the entries are new objects after each change of the thread, but messages are not.
 */
function isSameBlock({ entries, ...before }: Props, { entries: others, ...after }: Props): boolean {
  return (
    shallowEqual(before, after) &&
    entries.length === others.length &&
    entries.every((entry, index) => shallowEqual(entry, others[index]))
  );
}

function DayHeading({ day }: { day: string }) {
  const now = useNow(600_000);
  return (
    <li className={classes.day}>
      <span>{dayLabel(day, now)}</span>
    </li>
  );
}

interface CaptionProps extends Pick<Props, 'actions'> {
  message: Message;
}

/** A system message, and what other areas offer for it. */
const Caption = memo(function Caption({ message, actions }: CaptionProps) {
  const added = useSlot('messageActions', message);
  return (
    <li className={classes.caption}>
      <span title={dateTime(message.created)}>{plainName(message.message)}</span>
      {added.map((action) => (
        <button
          key={action.label}
          type="button"
          className={classes.action}
          onClick={() => actions.open(action, message)}
        >
          {action.label}
        </button>
      ))}
    </li>
  );
});
