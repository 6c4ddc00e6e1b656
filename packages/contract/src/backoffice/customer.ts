import { z } from 'zod';
import { chipState } from '../channels/channel.ts';
import { instant, rowId } from '../shapes.ts';
import { userRole } from '../team/user.ts';

const customerAccount = z.object({
  _id: rowId,
  /** The company's name. */
  name: z.string(),
  plan_id: z.string().nullable(),
  subscription_status: z.string(),
  custom_negotiation: z.boolean(),
  max_channels: z.number().int(),
  max_users: z.number().int(),
  max_flows: z.number().int(),
  campaigns_enabled: z.boolean(),
});

/** Somebody of a customer's company, as the provider's staff list them. */
export const customer = z.object({
  _id: rowId,
  name: z.string(),
  override_name: z.string().nullable(),
  email: z.string(),
  user_role: userRole,
  profile_picture: z.string().nullable(),
  created: instant,
  account: customerAccount,
});

/** What support looks at first when a company calls. */
export const customerSituation = z.object({
  /** Its numbers, each with its state and, where it is not connected, the cause. */
  channels: z.array(chipState),
  /** The last sign-ins of its people, also those with a wrong password. */
  sign_ins: z.array(
    z.object({
      _id: rowId,
      at: instant,
      name: z.string(),
      failed: z.boolean(),
      times: z.number().int(),
      device: z.string(),
      address: z.string(),
    }),
  ),
  /** What the billing provider sent about the company and is not answered yet, or was given up. */
  webhooks: z.array(
    z.object({
      _id: rowId,
      received: instant,
      kind: z.string(),
      given_up: z.boolean(),
      tries: z.number().int(),
      reason: z.string(),
    }),
  ),
});

export type Customer = z.infer<typeof customer>;
export type CustomerSituation = z.infer<typeof customerSituation>;
