import { calls, limits } from '@prosa/contract';
import { useCall } from '../../lib/api/use-call.ts';

/** Reads the company's subscription, every three hours again (specification section 9). */
export function useSubscription() {
  return useCall(
    calls.getSubscription,
    {},
    { refetchInterval: limits.subscription_check_ms, staleTime: 60_000 },
  );
}
