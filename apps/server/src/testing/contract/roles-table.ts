import { auditRoles, auditScreens } from '../../areas/audit/testing/roles.ts';
import { channelsRoles, channelsScreens } from '../../areas/channels/testing/roles.ts';
import { contactsRoles, contactsScreens } from '../../areas/contacts/testing/roles.ts';
import { conversationsRoles, conversationsScreens } from '../../areas/conversations/testing/roles.ts';
import { flowsRoles, flowsScreens } from '../../areas/flows/testing/roles.ts';
import { mediaRoles } from '../../areas/media/testing/roles.ts';
import { quickMessagesRoles, quickMessagesScreens } from '../../areas/quick-messages/testing/roles.ts';
import { reportsRoles, reportsScreens } from '../../areas/reports/testing/roles.ts';
import { teamRoles, teamScreens } from '../../areas/team/testing/roles.ts';
import type { RolesOfCalls, RolesOfScreens } from './roles-of-calls.ts';

/** Specification section 6, as one table. A call that is missing in its area does not compile. */
export const rolesOfCalls: RolesOfCalls = {
  ...teamRoles,
  ...contactsRoles,
  ...quickMessagesRoles,
  ...mediaRoles,
  ...channelsRoles,
  ...conversationsRoles,
  ...flowsRoles,
  ...reportsRoles,
  ...auditRoles,
};

/** The screens of the web app that stand or fall with a role. */
export const rolesOfScreens: RolesOfScreens = {
  ...teamScreens,
  ...contactsScreens,
  ...quickMessagesScreens,
  ...channelsScreens,
  ...conversationsScreens,
  ...flowsScreens,
  ...reportsScreens,
  ...auditScreens,
};
