import type { optOutCalls } from '@prosa/contract';
import { leadersBut, type RolesOf, type RolesOfScreens } from '../../../testing/contract/roles-of-calls.ts';

const seesOptOuts = leadersBut('manager without contacts');

/** Who may make the calls of this area. */
export const optOutRoles = {
  getOptOuts: seesOptOuts,
  addOptOut: seesOptOuts,
  confirmOptOut: seesOptOuts,
  removeOptOut: seesOptOuts,
} satisfies RolesOf<typeof optOutCalls>;

/** Who finds the screens of this area. */
export const optOutScreens = {
  '/lista-de-nao-envio': seesOptOuts,
} satisfies RolesOfScreens;
