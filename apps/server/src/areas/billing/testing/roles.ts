import type { billingCalls } from '@prosa/contract';
import { owner, type RolesOf, type RolesOfScreens } from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area. */
export const billingRoles = {
  getSubscription: owner,
  getSignUpRules: 'anyone',
} satisfies RolesOf<typeof billingCalls>;

/** Who finds the screen of this area. */
export const billingScreens = { '/minha-conta': owner } satisfies RolesOfScreens;
