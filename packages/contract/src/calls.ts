import { auditCalls } from './audit/calls.ts';
import type { Call } from './call.ts';
import { channelCalls } from './channels/calls.ts';
import { contactCalls } from './contacts/calls.ts';
import { contactImportCalls } from './contacts/import-calls.ts';
import { conversationCalls } from './conversations/calls.ts';
import { flowCalls } from './flows/calls.ts';
import { mediaCalls } from './media/calls.ts';
import { quickMessageCalls } from './quick-messages/calls.ts';
import { reportCalls } from './reports/calls.ts';
import { teamCalls } from './team/calls.ts';

/** Every call there is, by name: the server binds them, the web app is typed from them, tests walk them. */
export const calls = {
  ...teamCalls,
  ...contactCalls,
  ...quickMessageCalls,
  ...contactImportCalls,
  ...channelCalls,
  ...flowCalls,
  ...conversationCalls,
  ...reportCalls,
  ...mediaCalls,
  ...auditCalls,
};

/** All calls as a list. */
export const allCalls: readonly Call[] = Object.values(calls);
