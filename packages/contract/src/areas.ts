import { auditCalls } from './audit/index.ts';
import type { Call } from './call.ts';
import { channelCalls, channelLiveEvents } from './channels/index.ts';
import { contactCalls, contactImportCalls, contactLiveEvents } from './contacts/index.ts';
import { conversationCalls, conversationLiveEvents } from './conversations/index.ts';
import { flowCalls, flowLiveEvents } from './flows/index.ts';
import { mediaCalls, mediaLiveEvents } from './media/index.ts';
import { quickMessageCalls, quickMessageLiveEvents } from './quick-messages/index.ts';
import { reportCalls, reportLiveEvents } from './reports/index.ts';
import { teamCalls, teamLiveEvents } from './team/index.ts';

export * from './audit/index.ts';
export * from './channels/index.ts';
export * from './contacts/index.ts';
export * from './conversations/index.ts';
export * from './flows/index.ts';
export * from './media/index.ts';
export * from './quick-messages/index.ts';
export * from './reports/index.ts';
export * from './team/index.ts';

/** Every call there is, by name: the server binds them, the web app is typed from them, tests walk them. */
export const calls = {
  ...teamCalls,
  ...contactCalls,
  ...contactImportCalls,
  ...quickMessageCalls,
  ...mediaCalls,
  ...channelCalls,
  ...conversationCalls,
  ...flowCalls,
  ...reportCalls,
  ...auditCalls,
};

/** All calls as a list. */
export const allCalls: readonly Call[] = Object.values(calls);

/** Every live event there is (`liveEvent`). */
export const liveEvents = [
  ...teamLiveEvents,
  ...contactLiveEvents,
  ...quickMessageLiveEvents,
  ...mediaLiveEvents,
  ...channelLiveEvents,
  ...conversationLiveEvents,
  ...flowLiveEvents,
  ...reportLiveEvents,
] as const;
