import type { AreaScreens } from '../lib/screens.ts';
import { audienceScreens } from '../areas/audiences/screens.ts';
import { auditScreens } from '../areas/audit/screens.ts';
import { backofficeScreens } from '../areas/backoffice/screens.ts';
import { billingScreens } from '../areas/billing/screens.ts';
import { campaignScreens } from '../areas/campaigns/screens.ts';
import { channelScreens } from '../areas/channels/screens.ts';
import { contactScreens } from '../areas/contacts/screens.ts';
import { conversationScreens } from '../areas/conversations/screens.ts';
import { firstStepsScreens } from '../areas/first-steps/screens.ts';
import { flowScreens } from '../areas/flows/screens.ts';
import { followUpScreens } from '../areas/follow-ups/screens.ts';
import { providerReportScreens } from '../areas/provider-reports/screens.ts';
import { helpScreens } from '../areas/help/screens.ts';
import { optOutScreens } from '../areas/opt-outs/screens.ts';
import { quickMessageScreens } from '../areas/quick-messages/screens.ts';
import { reportScreens } from '../areas/reports/screens.ts';
import { schedulingScreens } from '../areas/scheduling/screens.ts';
import { sendingScreens } from '../areas/sending/screens.ts';
import { simulatorScreens } from '../areas/simulator/screens.ts';
import { departmentScreens } from '../areas/team/departments/department-screens.ts';
import { memberScreens } from '../areas/team/members/member-screens.ts';
import { teamScreens } from '../areas/team/screens.ts';

/** What each area contributes, in the order of areas.json. An area is added by one line here. */
export const areas: readonly AreaScreens[] = [
  teamScreens,
  departmentScreens,
  memberScreens,
  billingScreens,
  contactScreens,
  quickMessageScreens,
  simulatorScreens,
  channelScreens,
  conversationScreens,
  sendingScreens,
  optOutScreens,
  flowScreens,
  audienceScreens,
  schedulingScreens,
  followUpScreens,
  campaignScreens,
  firstStepsScreens,
  reportScreens,
  auditScreens,
  backofficeScreens,
  providerReportScreens,
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
