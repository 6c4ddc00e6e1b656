import { calls } from '@prosa/contract';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

/** Keeps the flows and their saved tests live. */
export function useRealtime(): void {
  useLiveRefresh({ on: ['flows_changed'], of: [calls.getFlows], delay: 200 });
  useLiveRefresh({ on: ['flows_changed'], of: [calls.getFlowTests] });
  // Which numbers come to a flow stands in its trigger, in the flows that call it, and on the numbers.
  useLiveRefresh({ on: ['flows_changed', 'chips_changed'], of: [calls.getFlowNumbers], delay: 200 });
}
