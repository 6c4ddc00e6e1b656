import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, text } from '../shapes.ts';

/** The calls about one's own second factor: codes of an authenticator app, asked for at the sign-in. */
export const secondFactorCalls = {
  getSecondFactor: defineCall({
    path: 'get-second-factor',
    access: 'session',
    open_to: 'own_record',
    before_second_factor: true,
    input: z.object({}),
    output: z.object({ active: z.boolean(), recovery_codes_left: z.number().int() }),
  }),
  /** Makes the secret for an authenticator app: as an address for its QR code, and to be typed. */
  beginSecondFactor: defineCall({
    path: 'begin-second-factor',
    access: 'session',
    open_to: 'own_record',
    before_second_factor: true,
    input: z.object({}),
    output: z.object({ secret: z.string(), address: z.string() }),
    errors: ['second_factor_active'],
    throttle: 'strict',
  }),
  /** Activates the second factor by a code; answers the recovery codes, which are shown this once. */
  confirmSecondFactor: defineCall({
    path: 'confirm-second-factor',
    access: 'session',
    open_to: 'own_record',
    before_second_factor: true,
    input: z.object({ code: text(40) }),
    output: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['second_factor_wrong', 'second_factor_not_begun', 'second_factor_active', 'too_many_requests'],
    throttle: 'strict',
  }),
  endSecondFactor: defineCall({
    path: 'end-second-factor',
    access: 'session',
    open_to: 'own_record',
    before_second_factor: true,
    input: z.object({ password: z.string().max(200) }),
    output: done,
    errors: ['old_password_wrong', 'too_many_requests'],
    throttle: 'strict',
  }),
};
