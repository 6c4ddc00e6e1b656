import type { AreaScreens } from '../lib/screens.ts';
import { auditScreens } from '../areas/audit/screens.ts';
import { channelScreens } from '../areas/channels/screens.ts';
import { contactScreens } from '../areas/contacts/screens.ts';
import { conversationScreens } from '../areas/conversations/screens.ts';
import { flowScreens } from '../areas/flows/screens.ts';
import { helpScreens } from '../areas/help/screens.ts';
import { quickMessageScreens } from '../areas/quick-messages/screens.ts';
import { reportScreens } from '../areas/reports/screens.ts';
import { simulatorScreens } from '../areas/simulator/screens.ts';
import { departmentScreens } from '../areas/team/departments/department-screens.ts';
import { memberScreens } from '../areas/team/members/member-screens.ts';
import { teamScreens } from '../areas/team/screens.ts';

/** What each area contributes, in the order of areas.json. An area is added by one line here. */
export const areas: readonly AreaScreens[] = [
  teamScreens,
  departmentScreens,
  memberScreens,
  contactScreens,
  quickMessageScreens,
  simulatorScreens,
  channelScreens,
  conversationScreens,
  flowScreens,
  reportScreens,
  auditScreens,
  helpScreens,
];

/** All screens of the app. */
export const screens = areas.flatMap((area) => area.screens);

/** All drawer entries, sorted by ascending order. */
export const menuItems = areas
  .flatMap((area) => area.menu ?? [])
  .toSorted((one, other) => one.order - other.order);

/** What areas add to screens of areas before them. */
export const slots = areas.flatMap((area) => area.slots ?? []);

/** The dashboard. A person who may not see it starts at the desk. */
export const homePath = '/';
export const deskPath = '/atendimento';
