import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { done, ref, saved, text } from '../shapes.ts';
import { deskSettings } from './desk-settings.ts';
import { secondFactorCalls } from './second-factor-calls.ts';
import { signInCalls } from './sign-in-calls.ts';
import { accessRestriction, teamUser, userConfig, userRole } from './user.ts';

const password = z.string().max(200);

export const teamCalls = {
  ...signInCalls,
  ...secondFactorCalls,
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
