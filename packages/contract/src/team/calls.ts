import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { done, ref, saved, text } from '../shapes.ts';
import { deskSettings } from './desk-settings.ts';
import { secondFactorCalls } from './second-factor-calls.ts';
import { accessRestriction, currentUser, ownSession, teamUser, userConfig, userRole } from './user.ts';

const signedIn = z.object({ token: z.string(), user: currentUser });
const password = z.string().max(200);

export const teamCalls = {
  ...secondFactorCalls,
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
  /** One's own record, or, for who manages the team, another member's. */
  updateUser: defineCall({
    path: 'update-user',
    access: 'session',
    open_to: 'everybody',
    input: z.object({
      user: z.object({
        _id: ref('user'),
        name: text(120).optional(),
        phone: text(20).optional(),
        email: text(320).optional(),
        password: password.optional(),
        user_role: userRole.optional(),
        access_restrictions: z.array(accessRestriction).max(3).optional(),
        departments: z.array(ref('department')).max(200).optional(),
        config: userConfig.optional(),
        filed: z.boolean().optional(),
      }),
    }),
    output: saved,
    errors: [
      'fill_all_fields',
      'all_fields_required',
      'phone_invalid',
      'email_invalid',
      'team_email_taken',
      'department_required_for_agent',
      'team_password_too_short',
      'password_too_common',
      'password_is_own_data',
      'owner_is_fixed',
    ],
  }),
  updateUserConfig: defineCall({
    path: 'update-user-config',
    access: 'session',
    input: z.object({ config: userConfig }),
    output: done,
  }),
  /** Changes some of the settings of one's own desk, on all devices. */
  saveDeskSettings: defineCall({
    path: 'save-desk-settings',
    access: 'session',
    input: z.object({ desk: deskSettings.partial() }),
    output: done,
  }),
  createTeamUser: defineCall({
    path: 'create-team-user',
    access: { can: 'team.manage' },
    input: z.object({
      name: text(120).default(''),
      email: text(320).default(''),
      password: password.default(''),
      user_role: userRole.optional(),
      departments: z.array(ref('department')).max(200).default([]),
      access_restrictions: z.array(accessRestriction).max(3).default([]),
      config: userConfig.optional(),
    }),
    output: saved,
    errors: [
      'all_fields_required',
      'email_invalid',
      'team_email_taken',
      'department_required_for_agent',
      'team_password_too_short',
      'password_too_common',
      'password_is_own_data',
      'user_limit',
      'owner_is_fixed',
      'email_unproven',
    ],
  }),
  getTeamUsers: defineCall({
    path: 'get-team-users',
    access: { can: 'team.manage' },
    input: z.object({}),
    output: z.array(teamUser),
  }),
  /** Names of the colleagues, for who may work in conversations. */
  getUsers: defineCall({
    path: 'get-users',
    access: 'session',
    input: z.object({}),
    output: z.array(z.object({ _id: z.string(), name: z.string(), profile_picture: z.string().nullable() })),
  }),
  /** Whom to write to for help; null when the installation names nobody. */
  getSupport: defineCall({
    path: 'get-support',
    access: 'session',
    open_to: 'everybody',
    input: z.object({}),
    output: z.object({ email: z.string().nullable() }),
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
  /** Answers the address of the stored picture. */
  uploadProfilePicture: defineCall({
    path: 'upload-profile-picture',
    access: 'session',
    open_to: 'own_record',
    input: z.object({}),
    output: z.string(),
    upload: { field: 'image', max_bytes: limits.photo_max_bytes },
    errors: ['image_required', 'image_invalid', 'image_too_large', 'image_too_many_pixels'],
  }),
  getDepartments: defineCall({
    path: 'get-departments-by-user',
    access: 'session',
    input: z.object({}),
    output: z.array(
      z.object({ _id: z.string(), name: z.string(), description: z.string(), filed: z.boolean() }),
    ),
  }),
  /** All departments in use, to hand a conversation to: everyone who attends may hand over to any of them. */
  getTransferDepartments: defineCall({
    path: 'get-transfer-departments',
    access: { can: 'conversations.view' },
    input: z.object({}),
    output: z.array(z.object({ _id: z.string(), name: z.string() })),
  }),
  saveDepartment: defineCall({
    path: 'create-or-update-department',
    access: { can: 'departments.manage' },
    input: z.object({
      _id: ref('department').optional(),
      name: text(80).default(''),
      description: text(300).default(''),
      filed: z.boolean().default(false),
    }),
    output: saved,
    errors: ['name_required', 'department_name_taken', 'department_in_use'],
  }),
};
