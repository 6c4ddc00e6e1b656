import type { followUpCalls } from '@prosa/contract';
import {
  leaders,
  ofDepartment,
  type RolesOf,
  type RolesOfScreens,
} from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area. */
export const followUpRoles = {
  getAutoFollowUp: leaders,
  updateAutoFollowUp: leaders,
  previewFollowUp: leaders,
  getConversationFollowUps: ofDepartment,
} satisfies RolesOf<typeof followUpCalls>;

/** Who finds the screen of this area. */
export const followUpScreens = { '/auto-follow-ups': leaders } satisfies RolesOfScreens;
