/** What happens to the library. */
export interface MediaEvents {
  'medias.changed': { media_id: string };
}

declare module '../../platform/events/domain-events.ts' {
  interface DomainEvents extends MediaEvents {}
}
