import {
  everybody,
  leaders,
  type RolesOfCalls,
  type RolesOfScreens,
} from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const channelsRoles = {
  getChips: everybody,
  saveChip: leaders,
  connectChip: leaders,
  changeChipService: leaders,
  renameChip: leaders,
} satisfies Partial<RolesOfCalls>;

/** Who finds the screens of this area. */
export const channelsScreens = {
  '/chips': leaders,
} satisfies RolesOfScreens;
