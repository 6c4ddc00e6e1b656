import type { ChannelConnection } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import type { Signals } from '../../../platform/signals/signals.ts';
import type { OwnedChannel } from '../../channels/index.ts';

/** The signal of what is only worth something now: that somebody types, or has read. Losing one does no harm. */
const hintTopic = 'customer_hint';

/** What the owner of a number shows a customer, without queueing it. */
type Hint =
  | { channel_id: string; to: string; kind: 'typing' }
  | { channel_id: string; to: string; kind: 'read'; ids: readonly string[] };

/** Passes a hint to the process that owns the number. */
export function publishHint({ signals }: { signals: Signals }, hint: Hint): void {
  signals.publish(hintTopic, JSON.stringify(hint));
}

interface Hinting {
  channel: OwnedChannel;
  connection: ChannelConnection;
}

/** Carries out the hints for a connected channel, as far as its driver can; returns what ends that. */
export function startHints({ signals, log }: Runtime, { channel, connection }: Hinting): () => void {
  return signals.subscribe(hintTopic, (payload) => {
    const hint = JSON.parse(payload) as Hint;
    if (hint.channel_id !== channel.id) return;
    const { typing, readReceipts } = channel.capabilities;
    if (hint.kind === 'typing' && typing) connection.typing(hint.to, true);
    if (hint.kind !== 'read' || !readReceipts) return;
    connection.markRead(hint.to, hint.ids).catch((error: unknown) => {
      log.info({ err: error, channel_id: channel.id }, 'customer not told that messages were read');
    });
  });
}
