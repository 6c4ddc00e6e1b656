import { calls } from '@prosa/contract';
import { useCallback, useRef } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';

const everyMs = 4000;

/** Returns what to call on each change of a text: colleagues see, every few seconds, that the person writes here. */
export function useShowWriting(conversation_id: string): () => void {
  const { mutate } = useCallMutation(calls.showPresence, { quiet: true });
  const last = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (now - last.current < everyMs) return;
    last.current = now;
    mutate({ conversation_id, state: 'writing' });
  }, [conversation_id, mutate]);
}
