import { calls } from '@prosa/contract';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

/** Keeps the quick messages live. */
export function useRealtime(): void {
  useLiveRefresh({ on: ['quick_messages_changed'], of: [calls.getQuickMessages, calls.findQuickMessages] });
}
