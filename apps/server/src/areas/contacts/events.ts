/** What happens to contacts and tags. */
export interface ContactEvents {
  /** Added or changed; `tags` are those it has now, if they may have changed. Reaches every open screen. */
  'contact.changed': { contact_id: string; tags?: readonly string[] };
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
