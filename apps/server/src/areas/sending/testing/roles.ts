import type { sendingCalls } from '@prosa/contract';
import { leaders, type RolesOf, type RolesOfScreens } from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area. */
export const sendingRoles = {
  getSendingSettings: leaders,
  updateSendingSettings: leaders,
  getSendingNumbers: leaders,
  resumeSending: leaders,
} satisfies RolesOf<typeof sendingCalls>;

/** Who finds the screen of this area. */
export const sendingScreens = { '/envios': leaders } satisfies RolesOfScreens;
