import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';

const everyMs = 60_000;

/** Reads how all numbers are doing by one call; what happens refreshes it. */
export function useNumbersHealth() {
  useLiveRefresh({
    on: ['new_message', 'message_updated', 'status', 'chips_changed'],
    of: [calls.getNumberHealth],
    delay: 3000,
    onlyVisible: true,
  });
  return useCall(calls.getNumberHealth, {}, { refetchInterval: everyMs, staleTime: 10_000 });
}
