import type { reportCalls } from '@prosa/contract';
import { leadersBut, type RolesOf, type RolesOfScreens } from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const reportsRoles = {
  getDashboardData: leadersBut('manager without dashboard'),
  getDashboardRealTimeData: leadersBut('manager without dashboard'),
} satisfies RolesOf<typeof reportCalls>;

/** Who finds the screens of this area. */
export const reportsScreens = {
  '/': leadersBut('manager without dashboard'),
} satisfies RolesOfScreens;
