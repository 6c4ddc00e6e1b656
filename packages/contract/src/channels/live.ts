import { z } from 'zod';
import { instant, rowId } from '../shapes.ts';
import { channelStatus, channelStatusReason } from './channel.ts';

/** Live events of this area. */
export const channelLiveEvents = [
  z.object({ type: z.literal('qrcode'), chip_number_id: rowId, message: z.string() }),
  z.object({ type: z.literal('pairing_code'), chip_number_id: rowId, message: z.string() }),
  z.object({
    type: z.literal('status'),
    chip_number_id: rowId,
    message: channelStatus,
    reason: channelStatusReason.nullable(),
    since: instant.nullable(),
    by: z.string().nullable(),
    code: z.number().int().nullable(),
    until: instant.nullable(),
    phone: z.string().nullable(),
  }),
  z.object({ type: z.literal('chips_changed') }),
] as const;
