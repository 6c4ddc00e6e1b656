import { calls, type Conversation } from '@prosa/contract';
import { useMemo } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { useNow } from '../../../lib/use-now.ts';
import { waitingOf, type Waiting } from '../../channels/what-waits.ts';

/** Returns why messages of the conversation that have not left wait, and until when; the same object while it lasts. */
export function useWaiting({ chip, chat }: Conversation): Waiting | null {
  const { data: chips } = useCall(calls.getChips, {});
  const now = useNow();
  const known = chips?.find(({ _id }) => _id === chip._id);
  const waiting = known ? waitingOf(known, chat, now) : null;
  const why = waiting?.why;
  const until = waiting?.until.getTime();
  return useMemo(() => (why && until ? { why, until: new Date(until) } : null), [why, until]);
}
