import { audienceCalls, audienceLiveEvents } from './audiences/index.ts';
import { auditCalls } from './audit/index.ts';
import { backofficeCalls } from './backoffice/index.ts';
import { billingCalls, billingLiveEvents } from './billing/index.ts';
import type { Call } from './call.ts';
import { campaignCalls, campaignLiveEvents } from './campaigns/index.ts';
import { channelCalls, channelLiveEvents } from './channels/index.ts';
import { contactCalls, contactImportCalls, contactLiveEvents } from './contacts/index.ts';
import { conversationCalls, conversationLiveEvents } from './conversations/index.ts';
import { firstStepsCalls, firstStepsLiveEvents } from './first-steps/index.ts';
import { flowCalls, flowLiveEvents } from './flows/index.ts';
import { followUpCalls, followUpLiveEvents } from './follow-ups/index.ts';
import { mediaCalls, mediaLiveEvents } from './media/index.ts';
import { optOutCalls, optOutLiveEvents } from './opt-outs/index.ts';
import { providerReportCalls } from './provider-reports/index.ts';
import { quickMessageCalls, quickMessageLiveEvents } from './quick-messages/index.ts';
import { reportCalls, reportLiveEvents } from './reports/index.ts';
import { schedulingCalls, schedulingLiveEvents } from './scheduling/index.ts';
import { sendingCalls, sendingLiveEvents } from './sending/index.ts';
import { teamCalls, teamLiveEvents } from './team/index.ts';

export * from './audiences/index.ts';
export * from './audit/index.ts';
export * from './backoffice/index.ts';
export * from './billing/index.ts';
export * from './campaigns/index.ts';
export * from './channels/index.ts';
export * from './contacts/index.ts';
export * from './conversations/index.ts';
export * from './first-steps/index.ts';
export * from './flows/index.ts';
export * from './follow-ups/index.ts';
export * from './media/index.ts';
export * from './opt-outs/index.ts';
export * from './provider-reports/index.ts';
export * from './quick-messages/index.ts';
export * from './reports/index.ts';
export * from './scheduling/index.ts';
export * from './sending/index.ts';
export * from './team/index.ts';

/** Every call there is, by name: the server binds them, the web app is typed from them, tests walk them. */
export const calls = {
  ...teamCalls,
  ...billingCalls,
  ...contactCalls,
  ...contactImportCalls,
  ...quickMessageCalls,
  ...mediaCalls,
  ...channelCalls,
  ...conversationCalls,
  ...sendingCalls,
  ...optOutCalls,
  ...flowCalls,
  ...audienceCalls,
  ...schedulingCalls,
  ...followUpCalls,
  ...campaignCalls,
  ...firstStepsCalls,
  ...reportCalls,
  ...auditCalls,
  ...backofficeCalls,
  ...providerReportCalls,
};

/** All calls as a list. */
export const allCalls: readonly Call[] = Object.values(calls);

/** Every live event there is (`liveEvent`). */
export const liveEvents = [
  ...teamLiveEvents,
  ...billingLiveEvents,
  ...contactLiveEvents,
  ...quickMessageLiveEvents,
  ...mediaLiveEvents,
  ...channelLiveEvents,
  ...conversationLiveEvents,
  ...optOutLiveEvents,
  ...flowLiveEvents,
  ...audienceLiveEvents,
  ...schedulingLiveEvents,
  ...followUpLiveEvents,
  ...campaignLiveEvents,
  ...sendingLiveEvents,
  ...firstStepsLiveEvents,
  ...reportLiveEvents,
] as const;
