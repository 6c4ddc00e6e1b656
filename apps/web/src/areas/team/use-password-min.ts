import { calls, limits } from '@prosa/contract';
import { useCall } from '../../lib/api/use-call.ts';

/**
 * Returns the minimum number of characters of a password in this installation; until that is known, the lowest
 * possible.
 */
export function usePasswordMin(): number {
  const { data } = useCall(calls.getPasswordRules, {}, { staleTime: Number.POSITIVE_INFINITY });
  return data?.min_chars ?? limits.password_min;
}
