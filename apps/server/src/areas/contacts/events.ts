/** What happens to contacts and tags. */
export interface ContactEvents {
  /** Added or changed; `tags` are those it has now, where they may have changed. Reaches every open screen. */
  'contact.changed': { contact_id: string; tags?: readonly string[] };
  /** The tags it has now; only counted, for work on so many that the screens hear of it once. */
  'contact.tagged': { contact_id: string; tags: readonly string[] };
  'contact.removed': { contact_id: string };
  /** Many at once. */
  'contacts.changed': object;
  'tags.changed': { tag_id?: string };
  'contact_import.changed': { import_id: string };
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends ContactEvents {}
}
