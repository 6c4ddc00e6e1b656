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
  if (type === 'channel.qr') return deliverCode(sequence, row);
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
        code: row.status_code,
        until: row.status_until?.toISOString() ?? null,
        phone: row.phone,
      },
    },
  ];
}

/** Presents the code that connects the number, unless it was used or has expired meanwhile. */
function deliverCode(sequence: number, { id, qrcode, pairing_code }: ChannelRow): Delivery[] {
  const audience = { kind: 'ability', ability: manageChannels } as const;
  if (pairing_code !== null) {
    const event = { type: 'pairing_code', chip_number_id: id, message: pairing_code } as const;
    return [{ sequence, audience, event }];
  }
  if (qrcode === null) return [];
  return [{ sequence, audience, event: { type: 'qrcode', chip_number_id: id, message: qrcode } }];
}
