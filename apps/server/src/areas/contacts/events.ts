/** What happens to contacts and tags. */
export interface ContactEvents {
  /**
   * Added or changed; `tags` are those it has now, if they may have changed. Reaches every open screen. `added` are
   * tags that this change put on, and `fields` variables whose value it changed: flows start by them. An import, a
   * merge and an undo say neither. `by_flow` is the flow that made the change.
   */
  'contact.changed': {
    contact_id: string;
    tags?: readonly string[];
    added?: readonly string[];
    fields?: readonly string[];
    by_flow?: string;
  };
  /** The tags it has now. Only counted, for work on so many contacts that screens are notified once for all of them. */
  'contact.tagged': { contact_id: string; tags: readonly string[] };
  /** It shows another picture, or none any more. */
  'contact.pictured': { contact_id: string };
  'contact.removed': { contact_id: string };
  /** It turned out to be the same person as another contact, in which its conversations go on. */
  'contact.merged': { contact_id: string; into: string };
  /** A merge was undone: the contact exists again, with these conversations. */
  'contact.separated': { contact_id: string; conversation_ids: string[] };
  /** Many contacts at once. */
  'contacts.changed': object;
  'tags.changed': { tag_id?: string };
  'contact_import.changed': { import_id: string };
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends ContactEvents {}
}
