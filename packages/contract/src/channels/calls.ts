import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, ref, saved, text } from '../shapes.ts';
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
      ...service,
    }),
    output: chip,
    errors: [
      'channel_name_required',
      'channel_flow_required',
      'channel_department_required',
      'channel_name_taken',
      'channel_limit',
      'channel_driver_missing',
    ],
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
  /** First service, flow and department of a number. */
  changeChipService: defineCall({
    path: 'change-chip-number-chatbot',
    access: { can: 'channels.manage' },
    input: z.object({ chip: z.object({ _id: ref('channel'), ...service }) }),
    output: saved,
    errors: ['not_found', 'channel_flow_required', 'channel_department_required'],
  }),
  renameChip: defineCall({
    path: 'rename-chip-number',
    access: { can: 'channels.manage' },
    input: z.object({ chip: z.object({ _id: ref('channel'), name: text(60) }) }),
    output: saved,
    errors: ['not_found', 'channel_name_required', 'channel_name_taken'],
  }),
};
