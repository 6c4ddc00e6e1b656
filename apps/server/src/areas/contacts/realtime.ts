import type { Contact, LiveEvent } from '@prosa/contract';
import { z } from 'zod';
import type { StoredEvent } from '../../platform/events/append-events.ts';
import type { LivePresenter } from '../../platform/realtime/live.ts';
import { presentContact } from './present.ts';
import { contactsByIds } from './reader.ts';

const aboutContact = z.object({ contact_id: z.string() });

/**
 * Tells the whole company about changed contacts and tags: every role works with contacts (specification section 6),
 * and the desk shows their names and tags to agents without the contacts screen too.
 */
export const contactPresenter: LivePresenter = {
  types: ['contact.changed', 'contact.removed', 'contacts.changed', 'tags.changed'],
  async present(db, events) {
    const changed = events.filter((event) => event.type === 'contact.changed').map(contactOf);
    const rows = await contactsByIds(db, changed);
    const contacts = new Map(rows.map((row) => [row.id, presentContact(row)]));
    return events.flatMap((event) => {
      const live = liveEvent(event, contacts);
      return live ? [{ sequence: event.sequence, audience: { kind: 'company' }, event: live }] : [];
    });
  },
};

function liveEvent(event: StoredEvent, contacts: ReadonlyMap<string, Contact>): LiveEvent | null {
  if (event.type === 'tags.changed') return { type: 'tags_changed' };
  if (event.type === 'contacts.changed') return { type: 'contacts_changed' };
  const contact_id = contactOf(event);
  if (event.type === 'contact.removed') return { type: 'contact_removed', contact_id };
  const contact = contacts.get(contact_id);
  return contact ? { type: 'contact_updated', contact } : null; // erased since
}

function contactOf({ payload }: StoredEvent): string {
  return aboutContact.parse(payload).contact_id;
}
