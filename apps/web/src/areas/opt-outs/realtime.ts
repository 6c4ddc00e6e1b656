import { calls } from '@prosa/contract';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

/** Keeps the suppression list live. */
export function useRealtime(): void {
  useLiveRefresh({ on: ['opt_outs_changed'], of: [calls.getOptOuts] });
}
