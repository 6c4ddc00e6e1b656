import { z } from 'zod';
import { abilities } from '../constants.ts';
import { rowId } from '../shapes.ts';
import { deskSettings } from './desk-settings.ts';

export const userRole = z.enum(['owner', 'manager', 'user']);
export const systemUserRole = z.enum(['customer_admin', 'tech_dashboard', 'financial_dashboard']);
export const accessRestriction = z.enum(['dashboard', 'contacts', 'team']);

export type UserRole = z.infer<typeof userRole>;
export type SystemUserRole = z.infer<typeof systemUserRole>;
export type AccessRestriction = z.infer<typeof accessRestriction>;

/** The names of the roles on screen. */
export const roleNames: Record<UserRole, string> = {
  owner: 'Proprietário(a)',
  manager: 'Gerente',
  user: 'Atendente',
};

export const userConfig = z.object({ disable_notification_sound: z.boolean() });

const person = {
  _id: rowId,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  profile_picture: z.string().nullable(),
  user_role: userRole,
  access_restrictions: z.array(accessRestriction),
  departments: z.array(rowId),
  config: userConfig,
};

/** A member of the company as the team screen lists them. */
export const teamUser = z.object({ ...person, filed: z.boolean() });

/** The signed-in person, with what the server lets them do. */
export const currentUser = z.object({
  ...person,
  desk: deskSettings,
  system_user_roles: z.array(systemUserRole),
  admin: z.boolean(),
  must_change_password: z.boolean(),
  /** Until this is true, the company connects no number and invites nobody, and it expires. */
  email_proven: z.boolean(),
  abilities: z.array(z.enum(abilities)),
  account: z.object({
    _id: rowId,
    name: z.string(),
    campaigns_enabled: z.boolean(),
    max_channels: z.number().int(),
    max_users: z.number().int(),
    max_flows: z.number().int(),
    server: z.string(),
  }),
});

/** One of the sessions of the person who asks, as their profile lists it. */
export const ownSession = z.object({
  _id: rowId,
  /** The browser and its system, 'Chrome no Windows'. */
  device: z.string(),
  network: z.string(),
  created: z.iso.datetime(),
  /** When it was last used, accurate to some minutes. */
  used: z.iso.datetime(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSession>;
export type TeamUser = z.infer<typeof teamUser>;
export type CurrentUser = z.infer<typeof currentUser>;
