import { calls } from '@prosa/contract';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

/** Keeps the media library live. */
export function useRealtime(): void {
  useLiveRefresh({ on: ['medias_changed'], of: [calls.getMedias], delay: 200 });
}
