import type { LiveEvent } from '@prosa/contract';
import { z } from 'zod';
import type { LivePresenter } from '../../platform/realtime/live.ts';
import { presentContact } from './present.ts';
import { contactsByIds } from './reader.ts';

const aboutContact = z.object({ contact_id: z.string() });

/**
 * Tells the whole company about changed contacts and tags: every role works with contacts (specification section 6),
 * and the desk shows their names and tags to agents without the contacts screen too.
 */
export const contactPresenter: LivePresenter = {
  types: ['contact.changed', 'tags.changed'],
  async present(db, events) {
    const changed = events.filter((event) => event.type === 'contact.changed');
    const contactOf = new Map(changed.map((event) => [event, aboutContact.parse(event.payload).contact_id]));
    const rows = await contactsByIds(db, [...contactOf.values()]);
    const contacts = new Map(rows.map((row) => [row.id, presentContact(row)]));
    const liveEvent = (contact_id: string | undefined): LiveEvent | null => {
      if (contact_id === undefined) return { type: 'tags_changed' };
      const contact = contacts.get(contact_id);
      return contact ? { type: 'contact_updated', contact } : null; // erased since
    };
    return events.flatMap((event) => {
      const live = liveEvent(contactOf.get(event));
      return live ? [{ sequence: event.sequence, audience: { kind: 'company' }, event: live }] : [];
    });
  },
};
