import type { LiveEvent, PlainContact } from '@prosa/contract';
import type { StoredEvent } from '../../platform/events/domain-events.ts';
import type { LivePresenter } from '../../platform/realtime/live.ts';
import type { ContactEvents } from './events.ts';
import { presentPlainContact } from './present.ts';
import { contactsByIds } from './reader.ts';

type Presented = Exclude<
  keyof ContactEvents,
  'contact.tagged' | 'contact.pictured' | 'contact.separated' | 'contact_import.changed'
>;

/**
 * Notifies the whole company about changed contacts and tags: every role works with contacts (specification section
 * 6), and the desk also shows their names and tags to agents who cannot open the contacts screen. Their pictures are
 * for those who may see the contact (`conversations/pictures`).
 */
export const contactPresenter: LivePresenter<Presented> = {
  types: ['contact.changed', 'contact.removed', 'contact.merged', 'contacts.changed', 'tags.changed'],
  async present(db, events) {
    const changed = events.flatMap(({ type, payload }) =>
      type === 'contact.changed' ? [payload.contact_id] : [],
    );
    const rows = await contactsByIds(db, changed);
    const contacts = new Map(rows.map((row) => [row.id, presentPlainContact(row)]));
    return events.flatMap((event) => {
      const live = liveEvent(event, contacts);
      return live ? [{ sequence: event.sequence, audience: { kind: 'company' }, event: live }] : [];
    });
  },
};

function liveEvent(
  { type, payload }: StoredEvent<Presented>,
  contacts: ReadonlyMap<string, PlainContact>,
): LiveEvent | null {
  switch (type) {
    case 'tags.changed':
      return { type: 'tags_changed' };
    case 'contacts.changed':
      return { type: 'contacts_changed' };
    case 'contact.removed':
    case 'contact.merged':
      return { type: 'contact_removed', contact_id: payload.contact_id };
    case 'contact.changed': {
      const contact = contacts.get(payload.contact_id);
      return contact ? { type: 'contact_updated', contact } : null; // erased since
    }
    default:
      return type satisfies never;
  }
}
