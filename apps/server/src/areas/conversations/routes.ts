import { calls } from '@prosa/contract';
import { bind, bindDownload, type Binding } from '../../platform/http/binding.ts';
import { whileOpen } from '../team/index.ts';
import { changeContactTags } from './commands/change-contact-tags.ts';
import { changeConversation } from './commands/change-conversation.ts';
import { getNumberHealth } from './queries/get-number-health.ts';
import { checkPhone } from './commands/check-phone.ts';
import { deleteContact, type AroundErasure } from './privacy/delete-contact.ts';
import { exportContact, type KnownOfContact } from './privacy/export-contact.ts';
import { finishConversation } from './commands/finish-conversation.ts';
import { readConversation } from './commands/read-conversation.ts';
import { resumeConversation } from './commands/resume-conversation.ts';
import { setManual } from './commands/set-manual.ts';
import { startConversation } from './commands/start-conversation.ts';
import { listContactConversations } from './queries/contact-conversations.ts';
import { deskBindings } from './queries/desk-routes.ts';
import { getConversation } from './queries/get-conversation.ts';
import { getOpenConversation } from './queries/get-open-conversation.ts';
import { listConversations } from './queries/list-conversations.ts';
import { separateContact } from './merge/separate-contact.ts';
import { bulkBindings } from './bulk/bulk-routes.ts';
import { messageBindings } from './message-routes.ts';
import type { BotRuns } from './core/bot-runs.ts';
import { undoAction } from './undo/undo-action.ts';

/** What later areas provide. */
export interface Around extends AroundErasure {
  /** What they know of a contact. */
  known: readonly KnownOfContact[];
  runs: BotRuns;
}

/** The calls of the area. */
export const conversationBindings = ({ known, runs, ...erasure }: Around): readonly Binding[] => [
  bind(calls.getConversations, listConversations),
  bind(calls.getConversation, getConversation),
  bind(calls.getContactConversations, listContactConversations),
  bind(calls.readConversation, readConversation),
  bind(calls.finishConversation, finishConversation),
  bind(calls.undoAction, (context, input) => undoAction(context, input, runs)),
  bind(calls.resumeConversation, resumeConversation),
  bind(calls.getOpenConversation, getOpenConversation),
  bind(calls.setManual, setManual),
  bind(calls.changeConversation, changeConversation),
  bind(calls.changeContactTags, changeContactTags),
  bind(calls.deleteContact, (context, input) => deleteContact(context, input, erasure)),
  bind(calls.separateContact, (context, input) => separateContact(context, input, runs)),
  bindDownload(calls.exportContact, (context, input) => exportContact(context, input, known)),
  bind(calls.checkPhone, checkPhone),
  bind(calls.getNumberHealth, getNumberHealth),
  bind(calls.startConversation, whileOpen(startConversation)),
  ...deskBindings,
  ...bulkBindings,
  ...messageBindings,
];
