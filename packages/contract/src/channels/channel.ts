import { z } from 'zod';
import { instant, rowId } from '../shapes.ts';
import { channelCapabilities } from './capabilities.ts';

export const channelStatus = z.enum(['new', 'close', 'open', 'connecting']);
export const firstService = z.enum(['flow_chatbot', 'human']);

/** Why a number is not connected, for a sentence on its card. */
export const channelStatusReason = z.enum([
  'requested',
  'connection_lost',
  'no_answer',
  'service_unavailable',
  'bad_session',
  'logged_out',
  'banned',
  'restricted',
  'replaced',
  'outdated',
  'multi_device_off',
  'keys_refused',
  'qr_expired',
  /** Connected and lost too often; the next try comes after a few minutes. */
  'unstable',
  /** This installation has no driver for it, so nothing is tried. */
  'driver_missing',
]);

/** A connected number: the specification's chip. */
export const chip = z.object({
  _id: rowId,
  name: z.string(),
  status: channelStatus,
  status_reason: channelStatusReason.nullable(),
  /** Since when it is connected, or off for this reason; null when it was never connected. */
  status_since: instant.nullable(),
  /** Name of the person who disconnected it; null when no person did. */
  status_by: z.string().nullable(),
  /** The network's own code for the reason. */
  status_code: z.number().int().nullable(),
  /** Until when the network refuses the number, where it says so. */
  status_until: instant.nullable(),
  /** Since when nothing at all came from the network although the number is connected; null while it lives. */
  silent_since: instant.nullable(),
  phone: z.string().nullable(),
  redirect: firstService,
  flow: rowId.nullable(),
  department: rowId,
  chatbot: rowId.nullable(),
  active: z.boolean(),
  /** Whether customers see that their messages were read. */
  read_receipts: z.boolean(),
  /** Whether the pictures of its customers are fetched. */
  profile_pictures: z.boolean(),
  qrcode: z.string().nullable(),
  /** Eight letters and digits to type on the phone, in place of a QR code. */
  pairing_code: z.string().nullable(),
  /** Until when what leaves has to wait; moments that have passed say nothing. */
  waits: z.object({
    /** Everything, because the network asked for a pause. */
    all: instant.nullable(),
    /** Messages to people who have not written, because the network refuses them. */
    unanswered: instant.nullable(),
    /** First messages to people who have not written, because the number's share of today is used up. */
    new: instant.nullable(),
  }),
  /** What people call this kind of number. */
  kind: z.string(),
  capabilities: channelCapabilities,
});

/** How a number is connected, for somebody who only looks after it. */
export const chipState = chip.pick({
  _id: true,
  name: true,
  phone: true,
  status: true,
  status_reason: true,
  status_since: true,
  status_by: true,
  status_code: true,
  status_until: true,
  silent_since: true,
});

export type ChipState = z.infer<typeof chipState>;
export type ChannelStatusName = z.infer<typeof channelStatus>;
export type FirstService = z.infer<typeof firstService>;
export type Chip = z.infer<typeof chip>;
