import { calls } from '@prosa/contract';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

/** Keeps schedules live: they are read again when one changed, and when a number goes down or comes back. */
export function useRealtime(): void {
  useLiveRefresh({
    on: ['schedules_changed', 'status', 'chips_changed'],
    of: [calls.getScheduledMessages, calls.getScheduleDays],
    delay: 300,
  });
}
