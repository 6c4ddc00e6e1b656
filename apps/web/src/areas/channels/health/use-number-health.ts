import { calls, type NumberHealth } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';

const everyMs = 60_000;

/** Reads how a number is doing; one call serves all cards, and what happens refreshes it. */
export function useNumberHealth(chip: string): NumberHealth | undefined {
  const { data } = useCall(calls.getNumberHealth, {}, { refetchInterval: everyMs, staleTime: 10_000 });
  useLiveRefresh({
    on: ['new_message', 'message_updated', 'status', 'chips_changed'],
    of: [calls.getNumberHealth],
    delay: 3000,
  });
  return data?.find((one) => one.chip === chip);
}
