import type { flowCalls } from '@prosa/contract';
import {
  everybody,
  leaders,
  ofDepartment,
  type RolesOf,
  type RolesOfScreens,
} from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const flowsRoles = {
  getFlows: everybody,
  getMentions: everybody,
  transferToFlow: ofDepartment,
  getFlowTrace: ofDepartment,
  revealAnswer: ofDepartment,
  seeMention: ofDepartment,
  getFlow: leaders,
  saveFlow: leaders,
  getFlowStarts: leaders,
  duplicateFlow: leaders,
  checkFlow: leaders,
  publishFlow: leaders,
  getFlowVersions: leaders,
  getFlowVersion: leaders,
  getFlowTests: leaders,
  saveFlowTest: leaders,
  recordFlowTest: leaders,
  acceptFlowTest: leaders,
  deleteFlowTest: leaders,
  runFlowTests: leaders,
  getFlowCounts: leaders,
  tryFlowRequest: leaders,
  getFlowNumbers: leaders,
  getFlowSecrets: leaders,
  saveFlowSecret: leaders,
} satisfies RolesOf<typeof flowCalls>;

/** Who finds the screens of this area. */
export const flowsScreens = {
  '/flows': leaders,
} satisfies RolesOfScreens;
