import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { writtenTo } from '../writing/early-composer.ts';
import { setNoting, useNoting } from '../writing/noting.ts';

/**
 * Follows whether a note is written in place of a message. The person who asks to write to the customer, by a shortcut
 * or a click on the row, leaves the note; the composer then has the caret.
 */
export function useNoteMode(
  conversation_id: string,
  composer: RefObject<HTMLTextAreaElement | null>,
): boolean {
  const isNoting = useNoting(conversation_id);
  const was = useRef(isNoting);
  useLayoutEffect(() => {
    if (was.current && !isNoting) composer.current?.focus();
    was.current = isNoting;
  }, [isNoting, composer]);
  useEffect(() => {
    if (!isNoting) return;
    const leave = ({ target }: FocusEvent) => {
      if (writtenTo(target) === conversation_id) setNoting(conversation_id, false);
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [isNoting, conversation_id]);
  return isNoting;
}
