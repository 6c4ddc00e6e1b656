import type { Signals } from '../../platform/signals/signals.ts';

/** Topic of the hint that a channel's row changed, or that it became free; the payload is the channel's id. */
export const channelsTopic = 'channels';

/** Notifies the process that keeps the channel that its row changed. Call it after the commit. */
export function wakeChannel({ signals }: { signals: Signals }, channel_id: string): void {
  signals.publish(channelsTopic, channel_id);
}
