import type { reportCalls } from '@prosa/contract';
import { leadersBut, type RolesOf, type RolesOfScreens } from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const reportsRoles = {
  getDashboardData: leadersBut('manager without dashboard'),
  getDashboardRealTimeData: leadersBut('manager without dashboard'),
  getFlowResults: leadersBut('manager without dashboard'),
  getSplitResults: leadersBut('manager without dashboard'),
  getResultRuns: leadersBut('manager without dashboard'),
  getResultScores: leadersBut('manager without dashboard'),
  exportResultScores: leadersBut('manager without dashboard', 'manager without contacts'),
} satisfies RolesOf<typeof reportCalls>;

/** Who finds the screens of this area. */
export const reportsScreens = {
  '/': leadersBut('manager without dashboard'),
  '/resultados': leadersBut('manager without dashboard'),
  '/resultados/conversas': leadersBut('manager without dashboard'),
  '/resultados/notas': leadersBut('manager without dashboard'),
} satisfies RolesOfScreens;
