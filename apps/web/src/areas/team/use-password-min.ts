import { calls, limits } from '@prosa/contract';
import { useCall } from '../../lib/api/use-call.ts';

/** Returns the minimum length of a password in this installation; until that is known, the lowest there can be. */
export function usePasswordMin(): number {
  const { data } = useCall(calls.getPasswordRules, {}, { staleTime: Number.POSITIVE_INFINITY });
  return data?.min_chars ?? limits.password_min;
}
