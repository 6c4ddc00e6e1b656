import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { pageOf, paging, ref, saved, text } from '../shapes.ts';
import { optOut, optOutState } from './opt-out.ts';

const one = z.object({ opt_out_id: ref('opt_out') });

export const optOutCalls = {
  /** The suppression list: who receives nothing, who may have asked for that, or who was taken off it; newest first. */
  getOptOuts: defineCall({
    path: 'get-opt-outs',
    access: { can: 'opt_outs.manage' },
    input: z.object({ ...paging, state: optOutState.default('active'), query: text(200).default('') }),
    output: pageOf(optOut),
  }),
  /** Adds somebody by hand, by phone with its country code. */
  addOptOut: defineCall({
    path: 'add-opt-out',
    access: { can: 'opt_outs.manage' },
    input: z.object({ phone: text(40), reason: text(limits.opt_out_reason_max).default('') }),
    output: saved,
    errors: ['phone_invalid', 'opt_out_known'],
  }),
  /** Says that a doubtful request was one. */
  confirmOptOut: defineCall({
    path: 'confirm-opt-out',
    access: { can: 'opt_outs.manage' },
    input: one,
    output: saved,
    errors: ['not_found', 'opt_out_settled'],
  }),
  /** Takes somebody off the list, or says that a doubtful request was none. What they had asked stays on record. */
  removeOptOut: defineCall({
    path: 'remove-opt-out',
    access: { can: 'opt_outs.manage' },
    input: one,
    output: saved,
    errors: ['not_found', 'opt_out_settled'],
  }),
};
