import type { Delivery, LivePresenter } from '../../platform/realtime/live.ts';
import type { StoredEvent } from '../../platform/events/domain-events.ts';
import { departmentAudience } from '../team/index.ts';
import type { ChannelEvents } from './events.ts';
import { manageChannels } from './policy.ts';
import { channelsById, type ChannelRow } from './reader.ts';

/** Presents live events of channels, with the values that the rows have now. */
export const channelsPresenter: LivePresenter<keyof ChannelEvents> = {
  types: ['channels.changed', 'channel.qr', 'channel.status'],
  async present(db, events) {
    const about = events
      .filter(({ type }) => type !== 'channels.changed')
      .map(({ payload }) => payload.channel_id);
    const rows = await channelsById(db, [...new Set(about)]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return events.flatMap((event) => deliver(event, byId.get(event.payload.channel_id)));
  },
};

function deliver(
  { sequence, type }: StoredEvent<keyof ChannelEvents>,
  row: ChannelRow | undefined,
): Delivery[] {
  if (type === 'channels.changed')
    return [{ sequence, audience: { kind: 'company' }, event: { type: 'chips_changed' } }];
  if (!row) return [];
  if (type === 'channel.qr') return deliverQrCode(sequence, row);
  return [
    {
      sequence,
      audience: departmentAudience(row.department_id),
      event: {
        type: 'status',
        chip_number_id: row.id,
        message: row.status,
        reason: row.status_reason,
        since: row.status_since?.toISOString() ?? null,
        by: row.status_by,
        phone: row.phone,
      },
    },
  ];
}

/** Presents a QR code, unless it was scanned or has expired meanwhile. */
function deliverQrCode(sequence: number, { id, qrcode }: ChannelRow): Delivery[] {
  if (qrcode === null) return [];
  return [
    {
      sequence,
      audience: { kind: 'ability', ability: manageChannels },
      event: { type: 'qrcode', chip_number_id: id, message: qrcode },
    },
  ];
}
