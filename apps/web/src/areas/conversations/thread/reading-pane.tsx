import type { Conversation } from '@prosa/contract';
import { lazy, useDeferredValue, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import type { Outgoing } from '../outgoing/outgoing-store.ts';
import type { ThreadReading } from '../api/use-reading.ts';
import { useFindShortcut } from '../search/use-find-shortcut.ts';
import { useOnScreen } from '../writing/on-screen.ts';
import classes from './reading-pane.module.css';
import { bubbleOf } from './show-bubble.ts';
import type { ThreadActions } from '../bubble/thread-actions.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { ThreadView } from './thread-view.tsx';

const SearchPanel = lazy(() =>
  import('../search/search-panel.tsx').then(({ SearchPanel }) => ({ default: SearchPanel })),
);

interface Props {
  conversation: Conversation;
  reading: ThreadReading;
  outgoing: readonly Outgoing[];
  actions: ThreadActions;
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
}

/** The messages of a conversation and the search in them, which Ctrl/Cmd+F opens. */
export function ReadingPane({ conversation, reading, outgoing, actions, isSearching, onSearch }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { shown, thread, spot } = reading;
  // Rendered in slices after the rest of the conversation is on screen: no key waits for 25 bubbles.
  const isDrawn = useDeferredValue(shown !== undefined, false);
  useOnScreen(conversation._id, isDrawn);
  const before = useRef({ focus: null as Element | null, spot });
  const latest = useRef(spot);
  useLayoutEffect(() => {
    latest.current = spot;
  });
  useFindShortcut(root, () => onSearch(true), !isSearching);
  const [early, setEarly] = useState('');
  const open = () => {
    before.current = { focus: document.activeElement, spot: latest.current };
    setEarly('');
  };

  /** Its code is still loading, so the focus is where it was. */
  const giveUp = () => {
    setEarly('');
    onSearch(false);
  };

  /** The focus goes to the message that the search showed last, or back to where it was. */
  const close = () => {
    const isNew = spot !== null && spot !== before.current.spot;
    const bubble = root.current && isNew && bubbleOf(root.current, spot.platform_message_id);
    onSearch(false);
    const target = bubble || before.current.focus;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (!isSearching || event.key !== 'Escape' || event.defaultPrevented) return;
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <div ref={root} className={classes.root} role="presentation" onKeyDown={press}>
      <LazyDialog onClose={giveUp} onLetter={(letter) => setEarly((typed) => typed + letter)}>
        {isSearching && (
          <SearchPanel
            conversation={conversation}
            early={early}
            onOpen={open}
            onShow={reading.show}
            onClose={close}
          />
        )}
      </LazyDialog>
      {shown && isDrawn ? (
        <ThreadView
          key={reading.view}
          conversation={conversation}
          reading={reading}
          messages={shown.messages}
          hasOlder={shown.has_more}
          outgoing={outgoing}
          actions={actions}
        />
      ) : thread.error ? (
        <div className={classes.center}>
          <ErrorState message={thread.error.message} onRetry={() => void thread.refetch()} />
        </div>
      ) : (
        <ThreadSkeleton />
      )}
    </div>
  );
}
