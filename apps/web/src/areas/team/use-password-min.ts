import { calls, limits } from '@prosa/contract';
import { useCall } from '../../lib/api/use-call.ts';

/** Fewest characters of a password in this installation; until it has said so, the fewest there can be. */
export function usePasswordMin(): number {
  const { data } = useCall(calls.getPasswordRules, {}, { staleTime: Number.POSITIVE_INFINITY });
  return data?.min_chars ?? limits.password_min;
}
