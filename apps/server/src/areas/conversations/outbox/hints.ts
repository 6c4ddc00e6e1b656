import type { ChannelConnection } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import type { Signals } from '../../../platform/signals/signals.ts';
import type { PictureFetcher } from '../pictures/picture-fetcher.ts';
import type { OwnedChannel } from '../../channels/index.ts';

/**
 * The signal of what is only worth something now: that somebody types, has read, or looks at a contact. Losing one does
 * no harm.
 */
const hintTopic = 'customer_hint';

/** What the owner of a number shows a customer, or asks about one, without queueing it. */
type Hint =
  | { channel_id: string; to: string; kind: 'typing' }
  | { channel_id: string; to: string; kind: 'read'; ids: readonly string[] }
  | { channel_id: string; contact_id: string; kind: 'seen' };

/** Passes a hint to the process that owns the number. */
export function publishHint({ signals }: { signals: Signals }, hint: Hint): void {
  signals.publish(hintTopic, JSON.stringify(hint));
}

interface Hinting {
  channel: OwnedChannel;
  connection: ChannelConnection;
  pictures: PictureFetcher;
}

/** Carries out the hints for a connected channel, as far as its driver can; returns what ends that. */
export function startHints(
  { signals, log }: Runtime,
  { channel, connection, pictures }: Hinting,
): () => void {
  return signals.subscribe(hintTopic, (payload) => {
    const hint = JSON.parse(payload) as Hint;
    if (hint.channel_id !== channel.id) return;
    const { typing, readReceipts } = channel.capabilities;
    if (hint.kind === 'seen') pictures.want(hint.contact_id, hint);
    if (hint.kind === 'typing' && typing) connection.typing(hint.to, true);
    if (hint.kind !== 'read' || !readReceipts) return;
    connection.markRead(hint.to, hint.ids).catch((error: unknown) => {
      log.info({ err: error, channel_id: channel.id }, 'customer not told that messages were read');
    });
  });
}
