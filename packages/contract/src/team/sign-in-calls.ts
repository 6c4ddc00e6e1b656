import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, ref, text } from '../shapes.ts';
import { currentUser, ownSession } from './user.ts';

const signedIn = z.object({ token: z.string(), user: currentUser });
const password = z.string().max(200);

/** Calls by which somebody signs in and up, keeps sessions, and proves or recovers who they are. */
export const signInCalls = {
  auth: defineCall({
    path: 'auth',
    access: 'public',
    input: z.object({
      email: text(320),
      password,
      remember: z.boolean().default(false),
      /** Of the authenticator app, or a recovery code; asked for by a refusal. */
      code: text(40).default(''),
      /** Only staff are let in; with a customer's e-mail into that customer's account. */
      admin_login: z.boolean().default(false),
      customer_email: text(320).default(''),
      /** Why they enter the account. */
      reason: text(300).default(''),
    }),
    output: signedIn.extend({
      /** Of staff who entered a customer's account: the session they come back to. */
      staff_token: z.string().nullable(),
    }),
    errors: [
      'fill_all_fields',
      'wrong_credentials',
      'first_password_expired',
      'second_factor_required',
      'second_factor_wrong',
      'visit_reason_required',
      'customer_unknown',
      'forbidden',
      'too_many_requests',
    ],
    throttle: 'strict',
  }),
  logout: defineCall({
    path: 'logout',
    access: 'session',
    open_to: 'everybody',
    before_second_factor: true,
    input: z.object({}),
    output: done,
    before_own_password: true,
  }),
  getUser: defineCall({
    path: 'get-user',
    access: 'session',
    open_to: 'everybody',
    before_second_factor: true,
    input: z.object({}),
    output: currentUser,
    before_own_password: true,
  }),
  /** One's own sessions, the latest used first. */
  getSessions: defineCall({
    path: 'get-sessions',
    access: 'session',
    open_to: 'own_record',
    input: z.object({}),
    output: z.array(ownSession),
  }),
  endSession: defineCall({
    path: 'end-session',
    access: 'session',
    open_to: 'own_record',
    input: z.object({ session_id: ref('session') }),
    output: done,
  }),
  /** Ends all of one's sessions ('Sair de todos'), or all but the one that asks. */
  endSessions: defineCall({
    path: 'end-sessions',
    access: 'session',
    open_to: 'own_record',
    input: z.object({ keep_current: z.boolean() }),
    output: done,
  }),
  createUser: defineCall({
    path: 'create-user',
    access: 'public',
    input: z.object({
      email: text(320),
      password,
      name: text(120),
      phone: text(20),
      company: text(120).optional(),
    }),
    output: signedIn,
    errors: [
      'fill_all_fields',
      'email_invalid',
      'email_taken',
      'phone_invalid',
      'password_too_short',
      'password_too_common',
      'password_is_own_data',
      'too_many_requests',
    ],
    throttle: 'strict',
  }),
  /** Proves the e-mail of who is signed in, by the link that was mailed there. */
  confirmEmail: defineCall({
    path: 'confirm-email',
    access: 'session',
    open_to: 'own_record',
    input: z.object({ token: text(200) }),
    output: done,
    errors: ['proof_invalid', 'email_taken'],
    throttle: 'strict',
  }),
  /** Mails the link once more. */
  sendEmailProof: defineCall({
    path: 'send-email-proof',
    access: 'session',
    open_to: 'own_record',
    input: z.object({}),
    output: done,
    errors: ['too_many_requests'],
    throttle: 'strict',
  }),
  /** What a new password needs and whether a lost one is replaced by mail, for the forms before the sign-in. */
  getPasswordRules: defineCall({
    path: 'get-password-rules',
    access: 'public',
    input: z.object({}),
    output: z.object({ min_chars: z.number(), recovers_by_mail: z.boolean() }),
    throttle: 'strict',
  }),
  sendPasswordRecovery: defineCall({
    path: 'send-password-recovery',
    access: 'public',
    input: z.object({ email: text(320) }),
    output: done,
    errors: ['fill_all_fields'],
    throttle: 'strict',
  }),
  resetPassword: defineCall({
    path: 'reset-password',
    access: 'public',
    input: z.object({ token: text(200), password }),
    output: done,
    errors: ['password_too_short', 'password_too_common', 'password_is_own_data', 'recovery_invalid'],
    throttle: 'strict',
  }),
  changeUserPassword: defineCall({
    path: 'change-user-password',
    access: 'session',
    open_to: 'own_record',
    before_second_factor: true,
    input: z.object({ password, old_password: password }),
    output: done,
    errors: [
      'password_fields_required',
      'password_too_short',
      'password_too_common',
      'password_is_own_data',
      'password_unchanged',
      'old_password_wrong',
      'too_many_requests',
    ],
    throttle: 'strict',
    before_own_password: true,
  }),
};
