import { calls, type CallOutput, type Contact } from '@prosa/contract';
import type { QueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from '../../../lib/api/use-call.ts';

type ContactPage = CallOutput<typeof calls.getContacts>;

/** Shows changed fields of a contact at once in every table and drawer; the live event that follows confirms them. */
export function patchContact(client: QueryClient, changed: Partial<Contact> & Pick<Contact, '_id'>): void {
  const patched = (contact: Contact) => (contact._id === changed._id ? { ...contact, ...changed } : contact);
  client.setQueryData(callQuery(calls.getContact, { contact_id: changed._id }).queryKey, (known) =>
    known ? patched(known) : undefined,
  );
  client.setQueriesData<ContactPage>({ queryKey: callKey(calls.getContacts) }, (page) =>
    page ? { ...page, data: page.data.map(patched) } : undefined,
  );
}

/** Removes a deleted contact from the tables; their pages are then loaded again, because the next row moves up. */
export function dropContact(client: QueryClient, contact_id: string): void {
  client.setQueriesData<ContactPage>({ queryKey: callKey(calls.getContacts) }, (page) =>
    page ? { ...page, data: page.data.filter(({ _id }) => _id !== contact_id) } : undefined,
  );
  client.removeQueries({ queryKey: callQuery(calls.getContact, { contact_id }).queryKey });
  void client.invalidateQueries({ queryKey: callKey(calls.getContacts) });
}
