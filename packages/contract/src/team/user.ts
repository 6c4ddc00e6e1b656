import { z } from 'zod';
import { abilities } from '../abilities.ts';
import { rowId } from '../shapes.ts';

export const userRole = z.enum(['owner', 'manager', 'user']);
export const systemUserRole = z.enum(['customer_admin', 'tech_dashboard', 'financial_dashboard']);
export const accessRestriction = z.enum(['dashboard', 'contacts', 'team']);

export type UserRole = z.infer<typeof userRole>;
export type SystemUserRole = z.infer<typeof systemUserRole>;
export type AccessRestriction = z.infer<typeof accessRestriction>;

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
  system_user_roles: z.array(systemUserRole),
  admin: z.boolean(),
  must_change_password: z.boolean(),
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

export type TeamUser = z.infer<typeof teamUser>;
export type CurrentUser = z.infer<typeof currentUser>;
