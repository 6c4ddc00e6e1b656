import { calls } from '@prosa/contract';
import { whileOpen } from '../team/index.ts';
import { bind, type Binding } from '../../platform/http/binding.ts';
import { createSystemMessage } from './commands/create-system-message.ts';
import { deleteMessage } from './commands/delete-message.ts';
import { editMessage } from './commands/edit-message.ts';
import { reactToMessage } from './commands/react-to-message.ts';
import { showTyping } from './commands/show-typing.ts';
import { sendMessage } from './commands/send-message.ts';
import { findMessages } from './search/find-messages.ts';
import { getMessages } from './queries/get-messages.ts';
import { getTemplates } from './queries/get-templates.ts';
import { searchMessages } from './queries/search-messages.ts';
import { togetherBindings } from './together/routes.ts';

/** The calls about the messages of a conversation. */
export const messageBindings: readonly Binding[] = [
  bind(calls.getMessages, getMessages),
  bind(calls.searchMessages, searchMessages),
  bind(calls.findMessages, findMessages),
  bind(calls.createSystemMessage, createSystemMessage),
  bind(calls.getTemplates, getTemplates),
  bind(calls.sendMessage, whileOpen(sendMessage)),
  bind(calls.deleteMessage, deleteMessage),
  bind(calls.editMessage, whileOpen(editMessage)),
  bind(calls.reactToMessage, whileOpen(reactToMessage)),
  bind(calls.showTyping, showTyping),
  ...togetherBindings,
];
