import { calls } from '@prosa/contract';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

const counted = ['load_realtime', 'load_open_conversations'] as const;
/** What changes the cards of this moment; `load_realtime` comes only once something was counted. */
const happened = [
  ...counted,
  'new_message',
  'new_conversation',
  'conversation_updated',
  'conversation_removed',
  'conversation_finished',
  'conversations_finished',
  'conversations_restored',
  'conversations_changed',
  'conversations_removed',
  'set_manual',
] as const;
const momentMs = 1000;
const reportMs = 5000;

/** Keeps the dashboard live while it is on screen: the cards of this moment first, the report a little later. */
export function useDashboardRefresh() {
  useLiveRefresh({ on: happened, of: [calls.getDashboardRealTimeData], delay: momentMs, onlyVisible: true });
  useLiveRefresh({ on: counted, of: [calls.getDashboardData], delay: reportMs, onlyVisible: true });
}
