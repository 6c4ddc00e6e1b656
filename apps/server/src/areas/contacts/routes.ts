import { calls } from '@prosa/contract';
import { bind, bindDownload, type Binding, type CallContext } from '../../platform/http/binding.ts';
import { changeAnnotations } from './commands/change-annotations.ts';
import { changeData } from './commands/change-data.ts';
import { createContact } from './commands/create-contact.ts';
import { ignoreContact, type WhenIgnored } from './commands/ignore-contact.ts';
import { renameContact } from './commands/rename-contact.ts';
import { saveTag } from './commands/save-tag.ts';
import { exportContacts } from './queries/export-contacts.ts';
import { listMerges } from './merge/list-merges.ts';
import { findTags } from './queries/find-tags.ts';
import { getContact } from './queries/get-contact.ts';
import { listContacts } from './queries/list-contacts.ts';
import { listTags } from './queries/list-tags.ts';

/** Throws 404 when this person may not use the contact. A later area provides it, through the app. */
export type ContactGuard = (context: CallContext, contact_id: string) => Promise<void>;

/**
 * Returns the calls of the area. The conversations area binds `change-contact-tags` and `delete-contact`, because it
 * knows the conversations.
 */
export function contactRoutes(guard: ContactGuard, whenIgnored: WhenIgnored): readonly Binding[] {
  return [
    bind(calls.getContacts, listContacts),
    bind(calls.getContact, async (context, input) => {
      await guard(context, input.contact_id);
      return getContact(context, input);
    }),
    bind(calls.getContactMerges, listMerges),
    bind(calls.ignoreContact, async (context, input) => {
      await guard(context, input.contact._id);
      return ignoreContact(context, input, whenIgnored);
    }),
    bind(calls.changeContactName, async (context, input) => {
      await guard(context, input.contact._id);
      return renameContact(context, input);
    }),
    bind(calls.changeContactAnnotations, async (context, input) => {
      await guard(context, input.contact._id);
      return changeAnnotations(context, input);
    }),
    bind(calls.changeContactData, async (context, input) => {
      await guard(context, input.contact._id);
      return changeData(context, input);
    }),
    bind(calls.createContact, createContact),
    bindDownload(calls.exportContacts, exportContacts),
    bind(calls.getTags, listTags),
    bind(calls.findTags, findTags),
    bind(calls.saveTag, saveTag),
  ];
}
