import { calls, type PresenceState } from '@prosa/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { useLive } from '../../../lib/live.tsx';
import { isPresent, presentAfter, presentAfterText, type Present } from './present.ts';

/** Before somebody who only passes by is announced. */
const settleMs = 500;
const renewMs = 20_000;
const lookMs = 1000;

/**
 * Shows colleagues that the person has a conversation open, and returns which of them have it too. Somebody who comes
 * is answered at once, so that both know of each other; who is not heard of for a while has left.
 */
export function usePresence(conversation_id: string): readonly Present[] {
  const me = useCurrentUser();
  const { mutate } = useCallMutation(calls.showPresence, { quiet: true });
  const [present, setPresent] = useState<readonly Present[]>([]);
  const shown = useRef(false);
  const show = useCallback(
    (state: PresenceState) => mutate({ conversation_id, state }),
    [mutate, conversation_id],
  );

  useEffect(() => {
    const begin = setTimeout(() => {
      shown.current = true;
      show('reading');
    }, settleMs);
    const renew = setInterval(() => show('reading'), renewMs);
    const look = setInterval(
      () => setPresent((known) => (known.every(isPresent) ? known : known.filter(isPresent))),
      lookMs,
    );
    return () => {
      clearTimeout(begin);
      clearInterval(renew);
      clearInterval(look);
      setPresent([]);
      if (shown.current) show('left');
      shown.current = false;
    };
  }, [show]);

  useLive('presence', ({ conversation_id: about, user, state }) => {
    if (about !== conversation_id || !shown.current) return;
    // Another tab of the same person was closed: this one is still here.
    if (user._id === me._id) return state === 'left' ? show('reading') : undefined;
    if (state !== 'left' && !present.some(({ _id }) => _id === user._id)) show('reading');
    setPresent((known) => presentAfter(known, { ...user, state }, Date.now()));
  });
  useLive('new_message', ({ conversation_id: about, message }) => {
    if (about === conversation_id) setPresent((known) => presentAfterText(known, message.user?._id));
  });
  return present;
}
