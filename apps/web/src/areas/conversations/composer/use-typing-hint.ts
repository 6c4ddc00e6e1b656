import { calls, limits, type Conversation } from '@prosa/contract';
import { useCallback, useRef } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';

/** Returns what to call on each change of the text: it lets the customer see, every few seconds, that somebody types. */
export function useTypingHint({
  _id: conversation_id,
  chip,
  is_manual,
}: Conversation): (text: string) => void {
  const { data: chips } = useCall(calls.getChips, {});
  const { mutate } = useCallMutation(calls.showTyping, { quiet: true });
  const last = useRef(0);
  const isShown = is_manual && chips?.find(({ _id }) => _id === chip._id)?.capabilities.typing === true;
  return useCallback(
    (text) => {
      const now = Date.now();
      if (!isShown || text.trim() === '' || now - last.current < limits.typing_sent_every_ms) return;
      last.current = now;
      mutate({ conversation_id });
    },
    [conversation_id, isShown, mutate],
  );
}
