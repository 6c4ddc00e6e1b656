import type { Signals } from '../../platform/signals/signals.ts';

/** Topic of the hint that a kept channel's row changed; only the process that keeps it subscribes to its id. */
export const keptChannelsTopic = 'channels';
/** Topic of the hint that nobody keeps a channel that somebody may want kept; the payload is its id. */
export const freeChannelsTopic = 'free-channels';

/** A channel and the process that keeps it; null when none does. */
export interface Wakeable {
  id: string;
  owner: number | null;
}

/**
 * Notifies the process that keeps the channel that its row changed, or those that may take it. Call it after the
 * commit, with the owner that the row had in it.
 */
export function wakeChannel({ signals }: { signals: Signals }, { id, owner }: Wakeable): void {
  signals.publish(owner === null ? freeChannelsTopic : keptChannelsTopic, id);
}
