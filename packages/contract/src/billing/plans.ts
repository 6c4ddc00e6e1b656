import { z } from 'zod';

export const planId = z.enum(['solo', 'professional']);

export type PlanId = z.infer<typeof planId>;

/** What a plan allows. */
export interface Plan {
  name: string;
  max_channels: number;
  max_users: number;
  max_flows: number;
  campaigns_enabled: boolean;
}

/** The plans that are sold. What was agreed with one company stands on the company. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  solo: { name: 'Plano Solo', max_channels: 1, max_users: 3, max_flows: 5, campaigns_enabled: false },
  professional: {
    name: 'Plano Profissional',
    max_channels: 5,
    max_users: 15,
    max_flows: 30,
    campaigns_enabled: true,
  },
};
