import { calls } from '@prosa/contract';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

/** Keeps what is sent live: settings when a colleague saved them, numbers when something of them moved. */
export function useRealtime(): void {
  useLiveRefresh({
    on: ['sending_changed'],
    of: [calls.getSendingSettings, calls.getSendingNumbers],
    delay: 200,
  });
  useLiveRefresh({
    on: ['campaign_changed', 'schedules_changed', 'status', 'chips_changed'],
    of: [calls.getSendingNumbers],
    onlyVisible: true,
  });
}
