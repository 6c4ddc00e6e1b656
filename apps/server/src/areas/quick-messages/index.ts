import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { quickMessagePolicy } from './policy.ts';
import { bind } from '../../platform/http/binding.ts';
import { saveQuickMessage } from './commands/save-quick-message.ts';
import { findQuickMessages } from './queries/find-quick-messages.ts';
import { listQuickMessages } from './queries/list-quick-messages.ts';
import { quickMessagePresenter } from './realtime.ts';

export { offeredFile } from './visible.ts';

/** Ready answers of a company, which people insert at the desk by their shortcut. */
export const quickMessagesArea: Area = {
  name: 'quick-messages',
  bindings: [
    bind(calls.getQuickMessages, listQuickMessages),
    bind(calls.findQuickMessages, findQuickMessages),
    bind(calls.saveQuickMessage, saveQuickMessage),
  ],
  policy: quickMessagePolicy,
  presenters: [quickMessagePresenter],
};
