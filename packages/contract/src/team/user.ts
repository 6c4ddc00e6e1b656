import { z } from 'zod';
import { planId } from '../billing/plans.ts';
import { accessReason, subscriptionStatus } from '../billing/status.ts';
import { abilities } from '../constants.ts';
import { instant, rowId } from '../shapes.ts';
import { deskSettings } from './desk-settings.ts';

export const userRole = z.enum(['owner', 'manager', 'user']);
export const systemUserRole = z.enum(['customer_admin', 'tech_dashboard', 'financial_dashboard']);
export const accessRestriction = z.enum(['dashboard', 'contacts', 'team']);

/** Somebody of a company, of the provider's staff, or of the staff inside a customer's account. */
export const personKind = z.enum(['member', 'staff', 'visitor']);

export type PersonKind = z.infer<typeof personKind>;
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
  kind: personKind,
  /** Of staff inside a customer's account: why they are there, and until when. */
  visit: z.object({ reason: z.string(), expires: instant }).nullable(),
  /** Whether a code of an authenticator app is asked for at the sign-in. */
  second_factor: z.boolean(),
  /** Staff may do nothing until they have a second factor. */
  must_set_second_factor: z.boolean(),
  must_change_password: z.boolean(),
  /** Until this is true, the company connects no number and invites nobody, and it expires. */
  email_proven: z.boolean(),
  abilities: z.array(z.enum(abilities)),
  /**
   * Of the company's newest event, read before everything else here: a page that joins the live events at this very one
   * has missed nothing since it began to load.
   */
  live_sequence: z.number().int(),
  account: z.object({
    _id: rowId,
    name: z.string(),
    campaigns_enabled: z.boolean(),
    max_channels: z.number().int(),
    max_users: z.number().int(),
    max_flows: z.number().int(),
    plan_id: planId.nullable(),
    subscription_status: subscriptionStatus,
    /** Why the company may read and not send; null while it may. */
    closed_because: accessReason.nullable(),
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
