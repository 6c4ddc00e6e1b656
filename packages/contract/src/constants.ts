import { audienceConstants } from './audiences/constants.ts';
import { auditConstants } from './audit/constants.ts';
import { backofficeConstants } from './backoffice/constants.ts';
import { billingConstants } from './billing/constants.ts';
import { campaignConstants } from './campaigns/constants.ts';
import { channelConstants } from './channels/constants.ts';
import { contactConstants } from './contacts/constants.ts';
import { conversationConstants } from './conversations/constants.ts';
import { firstStepsConstants } from './first-steps/constants.ts';
import { flowConstants } from './flows/constants.ts';
import { followUpConstants } from './follow-ups/constants.ts';
import { generalConstants } from './general-constants.ts';
import { mediaConstants } from './media/constants.ts';
import { merged } from './merged.ts';
import { optOutConstants } from './opt-outs/constants.ts';
import { providerReportConstants } from './provider-reports/constants.ts';
import { quickMessageConstants } from './quick-messages/constants.ts';
import { reportConstants } from './reports/constants.ts';
import { schedulingConstants } from './scheduling/constants.ts';
import { sendingConstants } from './sending/constants.ts';
import { teamConstants } from './team/constants.ts';

/** The constants of each area. No call is among them, so that calls can be typed by what is gathered here. */
export const constantsOfAreas = [
  generalConstants,
  teamConstants,
  billingConstants,
  contactConstants,
  quickMessageConstants,
  mediaConstants,
  channelConstants,
  conversationConstants,
  sendingConstants,
  optOutConstants,
  flowConstants,
  audienceConstants,
  schedulingConstants,
  followUpConstants,
  campaignConstants,
  firstStepsConstants,
  reportConstants,
  auditConstants,
  backofficeConstants,
  providerReportConstants,
] as const;

/** Every error a call can answer with, by its code. */
export const errorCatalogue = merged(constantsOfAreas.map(({ errors }) => errors));
/** Every limit, by its name. */
export const limits = merged(constantsOfAreas.map((area) => area.limits));
/** Everything a person may be allowed to do, as the server tells the web app. */
export const abilities = constantsOfAreas.flatMap((area) => area.abilities);
/** Every kind of row that a call may point at. */
export const refKinds = constantsOfAreas.flatMap(({ refs }) => refs);

export type ErrorCode = keyof typeof errorCatalogue;
export type Ability = (typeof abilities)[number];
export type RefKind = (typeof refKinds)[number];
