import { calls } from '@prosa/contract';
import { bind, type Binding } from '../../platform/http/binding.ts';
import { ignoreContact } from './commands/ignore-contact.ts';
import { renameContact } from './commands/rename-contact.ts';
import { saveTag } from './commands/save-tag.ts';
import { getContact } from './queries/get-contact.ts';
import { listContacts } from './queries/list-contacts.ts';
import { listTags } from './queries/list-tags.ts';

/** `change-contact-tags` is bound by the conversations area, which knows whether its conversation exists. */
export const contactBindings: readonly Binding[] = [
  bind(calls.getContacts, listContacts),
  bind(calls.getContact, getContact),
  bind(calls.ignoreContact, ignoreContact),
  bind(calls.changeContactName, renameContact),
  bind(calls.getTags, listTags),
  bind(calls.saveTag, saveTag),
];
