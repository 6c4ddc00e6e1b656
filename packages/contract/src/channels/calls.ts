import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, instant, listOf, ref, saved, text } from '../shapes.ts';
import { channelKind } from './capabilities.ts';
import { channelLogEntry } from './channel-log.ts';
import { cloudCalls } from './cloud.ts';
import { channelStatus, chip, firstService } from './channel.ts';

const service = {
  redirect: firstService.default('flow_chatbot'),
  flow: ref('flow').nullable().default(null),
  department: ref('department').nullable().default(null),
};

export const channelCalls = {
  getChips: defineCall({
    path: 'get-chip-numbers-by-user',
    access: 'session',
    input: z.object({}),
    output: z.array(chip),
  }),
  /** Whom a person who may not connect numbers can ask to. */
  getNumberManagers: defineCall({
    path: 'get-number-managers',
    access: 'session',
    input: z.object({}),
    output: z.array(z.object({ name: z.string() })),
  }),
  /** The kinds of number that can be created here, and who confirmed the risks of the unofficial ones. */
  getChannelKinds: defineCall({
    path: 'get-channel-kinds',
    access: { can: 'channels.manage' },
    input: z.object({}),
    output: z.object({
      kinds: z.array(channelKind),
      risk_read: z.object({ by: z.string(), at: instant }).nullable(),
    }),
  }),
  /** Creates, or with `_id` changes, a number. `reset: true` forgets the login and asks for a new QR scan. */
  saveChip: defineCall({
    path: 'create-or-update-chip-number',
    access: { can: 'channels.manage' },
    input: z.object({
      _id: ref('channel').optional(),
      name: text(60).default(''),
      status: channelStatus.optional(),
      chatbot: ref('flow').nullable().optional(),
      active: z.boolean().optional(),
      reset: z.boolean().default(false),
      /** Kind of a new number; may be left out only where phones are simulated. */
      driver: text(20).optional(),
      /** The owner confirms having read the risks of an unofficial client; asked once. */
      risk_read: z.boolean().default(false),
      ...service,
    }),
    output: chip,
    errors: [
      'channel_name_required',
      'channel_flow_required',
      'channel_department_required',
      'channel_name_taken',
      'channel_limit',
      'channel_kind_required',
      'channel_driver_missing',
      'channel_risk_unread',
    ],
  }),
  /** Since when a number has been in use on WhatsApp, which decides how many chats it may begin; null: since it was added. */
  changeChipAge: defineCall({
    path: 'change-chip-number-age',
    access: { can: 'channels.manage' },
    input: z.object({ chip: ref('channel'), used_since: z.iso.date().nullable() }),
    output: saved,
    errors: ['not_found', 'channel_age_future'],
  }),
  connectChip: defineCall({
    path: 'connect-chip-number',
    access: { can: 'channels.manage' },
    input: z.object({
      chip: z.union([ref('channel'), z.object({ _id: ref('channel') })]),
      connect: z.boolean(),
    }),
    output: done,
    errors: ['not_found', 'email_unproven', 'channel_driver_missing'],
  }),
  /** Connects a number by eight letters that are typed on its phone, in place of a QR code. */
  pairChip: defineCall({
    path: 'pair-chip-number',
    access: { can: 'channels.manage' },
    input: z.object({ chip: ref('channel'), phone: text(30) }),
    output: done,
    errors: [
      'not_found',
      'email_unproven',
      'channel_driver_missing',
      'channel_phone_invalid',
      'channel_open',
      'capability_missing',
    ],
  }),
  /** What happened to a number's connection, newest first, from the entry before `before` on. */
  getChannelLog: defineCall({
    path: 'get-chip-number-log',
    access: { can: 'channels.manage' },
    input: z.object({
      chip: ref('channel'),
      before: z.number().int().positive().max(2_147_483_647).optional(),
    }),
    output: listOf(channelLogEntry),
    errors: ['not_found'],
  }),
  /** First service, flow and department of a number. */
  changeChipService: defineCall({
    path: 'change-chip-number-chatbot',
    access: { can: 'channels.manage' },
    input: z.object({ chip: z.object({ _id: ref('channel'), ...service }) }),
    output: saved,
    errors: ['not_found', 'channel_flow_required', 'channel_department_required'],
  }),
  /** What a number shows its customers and asks about them; what is left out stays as it is. */
  changeChipPrivacy: defineCall({
    path: 'change-chip-number-privacy',
    access: { can: 'channels.manage' },
    input: z.object({
      chip: ref('channel'),
      read_receipts: z.boolean().optional(),
      profile_pictures: z.boolean().optional(),
    }),
    output: saved,
    errors: ['not_found', 'capability_missing'],
  }),
  ...cloudCalls,
  renameChip: defineCall({
    path: 'rename-chip-number',
    access: { can: 'channels.manage' },
    input: z.object({ chip: z.object({ _id: ref('channel'), name: text(60) }) }),
    output: saved,
    errors: ['not_found', 'channel_name_required', 'channel_name_taken'],
  }),
};
