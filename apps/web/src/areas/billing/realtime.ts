import { calls } from '@prosa/contract';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

/** Keeps the subscription live, and with it what everybody of the company may do. */
export function useRealtime(): void {
  useLiveRefresh({ on: ['subscription_changed'], of: [calls.getUser], delay: 200 });
  useLiveRefresh({ on: ['subscription_changed'], of: [calls.getSubscription], delay: 200 });
}
