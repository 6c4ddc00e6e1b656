import { calls } from '@prosa/contract';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

const on = ['load_realtime', 'load_open_conversations'] as const;
const momentMs = 1000;
const reportMs = 5000;

/** Keeps the dashboard live while it is on screen: the cards of this moment first, the report a little later. */
export function useDashboardRefresh() {
  useLiveRefresh({ on, of: [calls.getDashboardRealTimeData], delay: momentMs, onlyVisible: true });
  useLiveRefresh({ on, of: [calls.getDashboardData], delay: reportMs, onlyVisible: true });
}
