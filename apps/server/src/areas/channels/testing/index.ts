import { channelsRoles, channelsScreens } from './roles.ts';
import { channelsInputs } from './valid-inputs.ts';

/** What the tests of all calls know of this area. */
export const channelsTesting = { inputs: channelsInputs, roles: channelsRoles, screens: channelsScreens };
