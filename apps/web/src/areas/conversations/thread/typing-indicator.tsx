import { limits } from '@prosa/contract';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '../../../lib/live.tsx';
import { Name } from '../../../ui/text/name.tsx';
import classes from './typing-indicator.module.css';

/** 'digitando…' while the customer writes: each typing event counts for a second. */
export function TypingIndicator({ conversation_id, name }: { conversation_id: string; name: string }) {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('typing', (event) => {
    if (event.conversation_id !== conversation_id) return;
    clearTimeout(timer.current);
    setTyping(true);
    timer.current = setTimeout(() => setTyping(false), limits.typing_shown_ms);
  });
  useLive('new_message', (event) => {
    if (event.conversation_id === conversation_id && event.message.origin === 'customer') setTyping(false);
  });
  return (
    <div className={classes.root} data-shown={isTyping || undefined} aria-hidden={!isTyping}>
      {isTyping && (
        <>
          <span className={classes.dots} aria-hidden>
            <span />
            <span />
            <span />
          </span>
          <Name>{name}</Name> está digitando…
        </>
      )}
    </div>
  );
}
