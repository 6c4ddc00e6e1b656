import type { schedulingCalls } from '@prosa/contract';
import {
  everybody,
  ofDepartment,
  type RolesOf,
  type RolesOfScreens,
} from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area. */
export const schedulingRoles = {
  getScheduledMessages: everybody,
  getScheduleDays: everybody,
  createScheduledMessage: ofDepartment,
  updateScheduledMessage: ofDepartment,
  previewScheduledMessage: ofDepartment,
  retryScheduledMessage: ofDepartment,
} satisfies RolesOf<typeof schedulingCalls>;

/** Who finds the screen of this area. */
export const schedulingScreens = { '/agendamento': everybody } satisfies RolesOfScreens;
