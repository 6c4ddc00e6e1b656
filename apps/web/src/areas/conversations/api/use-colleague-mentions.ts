import { calls } from '@prosa/contract';
import { useMemo } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';

/** Returns the conversations to which colleagues called the person and that they have not opened since. */
export function useColleagueMentions(): ReadonlySet<string> {
  const { data } = useCall(calls.getColleagueMentions, {}, { staleTime: Infinity });
  return useMemo(() => new Set(data?.map(({ conversation_id }) => conversation_id)), [data]);
}
