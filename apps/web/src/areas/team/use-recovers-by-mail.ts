import { calls } from '@prosa/contract';
import { useCall } from '../../lib/api/use-call.ts';

/**
 * Returns whether this installation mails recovery links; undefined until that is known, true when it cannot be found
 * out.
 */
export function useRecoversByMail(): boolean | undefined {
  const { data, isError } = useCall(calls.getPasswordRules, {}, { staleTime: Number.POSITIVE_INFINITY });
  return isError ? true : data?.recovers_by_mail;
}
