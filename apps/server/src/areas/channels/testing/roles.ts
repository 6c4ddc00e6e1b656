import type { channelCalls } from '@prosa/contract';
import {
  everybody,
  leaders,
  type RolesOf,
  type RolesOfScreens,
} from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const channelsRoles = {
  getChips: everybody,
  getNumberManagers: everybody,
  getChannelKinds: leaders,
  changeChipAge: leaders,
  getChannelLog: leaders,
  saveChip: leaders,
  pairChip: leaders,
  connectChip: leaders,
  changeChipService: leaders,
  changeChipPrivacy: leaders,
  renameChip: leaders,
  getCloudKeys: leaders,
  saveCloudKeys: leaders,
  testCloudKeys: leaders,
  syncTemplates: leaders,
} satisfies RolesOf<typeof channelCalls>;

/** Who finds the screens of this area. */
export const channelsScreens = {
  '/chips': leaders,
} satisfies RolesOfScreens;
