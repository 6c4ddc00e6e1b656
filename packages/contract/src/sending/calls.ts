import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, ref } from '../shapes.ts';
import { sendingNumber } from './sending-number.ts';
import { sendingSettings } from './sending-settings.ts';

export const sendingCalls = {
  /** When campaigns are sent, and how much a number sends. */
  getSendingSettings: defineCall({
    path: 'get-sending-settings',
    access: { can: 'sending.manage' },
    input: z.object({}),
    output: sendingSettings,
  }),
  updateSendingSettings: defineCall({
    path: 'update-sending-settings',
    access: { can: 'sending.manage' },
    input: sendingSettings,
    output: done,
    errors: ['weekdays_required'],
  }),
  /** The numbers with what they sent without a person, what waits, and what is held. */
  getSendingNumbers: defineCall({
    path: 'get-sending-numbers',
    access: { can: 'sending.manage' },
    input: z.object({}),
    output: z.array(sendingNumber),
  }),
  /** Lets everything go on that a rule holds on a number. What a person has paused stays paused. */
  resumeSending: defineCall({
    path: 'resume-sending',
    access: { can: 'sending.manage' },
    input: z.object({ chip: ref('channel') }),
    output: done,
    errors: ['not_found'],
  }),
};
